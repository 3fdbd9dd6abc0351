import Button from '@mui/material/Button';
import { useState } from 'react';
import { CheckboxGroupInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { OFFERED_DUTIES } from '#contract/access/policies.ts';
import { type StaffRecord, updateStaff } from '#contract/staff/staff.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { DisableQuestion } from './DisableQuestion.tsx';
import { GivesUp } from './GivesUp.tsx';
import { StaffInputs } from './StaffInputs.tsx';
import { changedStaff, type EditedStaff, staffValues } from './staffForm.ts';
import { useRenewStaff } from './useRenewStaff.ts';

interface EditStaffProps {
  staff: StaffRecord;
  onClose: () => void;
}

const DUTIES = OFFERED_DUTIES.map((id) => ({ id, name: `incharges.staff.duty.${id}` }));

/** The dialog that edits an account and its duties (GIC-02, GRD-02). */
export default function EditStaff({ staff, onClose }: EditStaffProps) {
  const translate = useTranslate();
  const hasDesk = hasCapability('desk');
  const renew = useRenewStaff();
  const [isOpen, setOpen] = useState(false);
  const form = useContractForm(updateStaff, {
    draft: `staff/${staff.id}`,
    record: staff,
    valuesOf: staffValues,
    bodyOf: changedStaff,
    send: async (body) => confirmed(await call(updateStaff, { params: staff, body })),
    done: 'incharges.staff.updated',
    renew,
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={translate('incharges.staff.editTitle')}
      submit={translate('common.save')}
      onClose={onClose}
      actions={
        hasDesk && (
          <Button color="error" sx={{ mr: 'auto' }} onClick={() => setOpen(true)}>
            {translate('incharges.staff.disable')}
          </Button>
        )
      }
    >
      <StaffInputs editing hint={translate('incharges.staff.newPasswordHint')} />
      {hasDesk && (
        <>
          <Moved staff={staff} />
          <CheckboxGroupInput source="duties" label="incharges.staff.duties" choices={DUTIES} row={false} />
        </>
      )}
      {isOpen && <DisableQuestion staff={staff} onClose={() => setOpen(false)} onDone={onClose} />}
    </FormDialog>
  );
}

/** A user who moves to another constituency releases the complaints of this one (SLA-20). */
function Moved({ staff }: { staff: StaffRecord }) {
  const assembly_id = useWatch<EditedStaff, 'assembly_id'>({ name: 'assembly_id' });
  const isMoved = assembly_id !== null && assembly_id !== staff.assembly_id;
  return isMoved && <GivesUp staff={staff} />;
}

/**
 * An answer of our own server without an account does not confirm the save, and is reported; a plain host sends no
 * record.
 */
function confirmed<A extends Partial<StaffRecord>>(answer: A): A {
  if (hasCapability('desk') && typeof answer?.id !== 'number') throw new ApiFailure(502, 'rules.noId');
  return answer;
}
