import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { CheckboxGroupInput, useNotify, useTranslate } from 'react-admin';
import { FormProvider, useWatch } from 'react-hook-form';
import { OFFERED_DUTIES } from '#contract/access/policies.ts';
import { type StaffRecord, updateStaff } from '#contract/staff/staff.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { SubmitButton } from '#src/components/form/SubmitButton.tsx';
import { useCheckedForm } from '#src/components/form/useCheckedForm.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { DisableQuestion } from './DisableQuestion.tsx';
import { GivesUp } from './GivesUp.tsx';
import { StaffInputs } from './StaffInputs.tsx';
import { type ChangedStaff, checkStaff, type EditedStaff, staffValues } from './staffForm.ts';
import { useRenewStaff } from './useRenewStaff.ts';

interface EditStaffProps {
  staff: StaffRecord;
  onClose: () => void;
}

const DUTIES = OFFERED_DUTIES.map((id) => ({ id, name: `incharges.staff.duty.${id}` }));

/** The dialog that edits an account and its duties (GIC-02, GRD-02). */
export default function EditStaff({ staff, onClose }: EditStaffProps) {
  const translate = useTranslate();
  const id = useId();
  const hasDesk = hasCapability('desk');
  const { form, submit, draft, isOutdated } = useEditStaff({ staff, onClose });
  const [isOpen, setOpen] = useState(false);
  return (
    <GuardedDialog
      onClose={onClose}
      isPending={form.formState.isSubmitting}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <DialogTitle id={id}>{translate('incharges.staff.editTitle')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 1 }}>
            <DraftNotice draft={draft} />
            {isOutdated && <Alert severity="warning">{translate('incharges.staff.newer')}</Alert>}
            <StaffInputs editing hint={translate('incharges.staff.newPasswordHint')} />
            {hasDesk && (
              <>
                <Moved staff={staff} />
                <CheckboxGroupInput
                  source="duties"
                  label="incharges.staff.duties"
                  choices={DUTIES}
                  row={false}
                />
              </>
            )}
          </DialogContent>
          <DialogActions>
            {hasDesk && (
              <Button color="error" sx={{ mr: 'auto' }} onClick={() => setOpen(true)}>
                {translate('incharges.staff.disable')}
              </Button>
            )}
            <Button onClick={onClose}>{translate('incharges.staff.cancel')}</Button>
            <SubmitButton label="incharges.staff.save" />
          </DialogActions>
        </form>
      </FormProvider>
      {isOpen && <DisableQuestion staff={staff} onClose={() => setOpen(false)} onDone={onClose} />}
    </GuardedDialog>
  );
}

/** A user who moves to another constituency releases the complaints of this one (SLA-20). */
function Moved({ staff }: { staff: StaffRecord }) {
  const assembly_id = useWatch<EditedStaff, 'assembly_id'>({ name: 'assembly_id' });
  const isMoved = assembly_id !== null && assembly_id !== staff.assembly_id;
  return isMoved && <GivesUp staff={staff} />;
}

function useEditStaff({ staff, onClose }: EditStaffProps) {
  const notify = useNotify();
  const renew = useRenewStaff();
  const [isOutdated, setOutdated] = useState(false);
  const { form, submit, draft } = useCheckedForm<EditedStaff, ChangedStaff>({
    draftName: `staff/${staff.id}`,
    defaultValues: staffValues(staff),
    check: checkStaff,
    send: async ({ password, ...fields }) => {
      const body = { ...fields, ...(password ? { password } : {}), version: staff.version };
      try {
        confirmed(await call(updateStaff, { params: { id: staff.id }, body }));
      } catch (failure) {
        if (!isConflict(failure)) throw failure;
        setOutdated(true);
        await renew();
        return false;
      }
      notify('incharges.staff.updated', { type: 'success' });
      onClose();
      await renew();
    },
  });
  return { form, submit, draft, isOutdated };
}

const isConflict = (failure: unknown) => failure instanceof ApiFailure && failure.status === 409;

/**
 * An answer of our own server without an account does not confirm the save, and is reported; a plain host sends no
 * record.
 */
function confirmed(answer: Partial<StaffRecord> | null) {
  if (hasCapability('desk') && typeof answer?.id !== 'number') throw new ApiFailure(502, 'rules.noId');
}
