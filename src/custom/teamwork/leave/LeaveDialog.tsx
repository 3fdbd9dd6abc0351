import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useWatch } from 'react-hook-form';
import { isDay } from '#contract/kernel/day.ts';
import type { Leave } from '#contract/teamwork/leave.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { DayInput } from '#src/components/form/DayInput.tsx';
import { Fields } from '#src/components/form/Fields.tsx';
import { OptionInput } from '#src/components/form/OptionInput.tsx';
import { SubmitButton } from '#src/components/form/SubmitButton.tsx';
import type { LeaveValues } from './leaveForm.ts';
import { useDeputies, useLeavePeople } from './useLeaveAccounts.ts';
import { useLeaveForm } from './useLeaveForm.ts';
import type { LeaveScope } from './useLeaves.ts';

interface LeaveDialogProps {
  scope: LeaveScope;
  /** The leave to edit; null for a new one. */
  leave: Leave | null;
  onClose: () => void;
}

/** The dialog that creates or edits a leave (SLA-16). After a failure the typed values stay. */
export default function LeaveDialog({ scope, leave, onClose }: LeaveDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const own = scope.everybody ? null : (storedActor()?.id ?? null);
  const { form, submit, draft, isOutdated } = useLeaveForm({ leave, userId: own, onSaved: onClose });
  return (
    <GuardedDialog
      onClose={onClose}
      isPending={form.formState.isSubmitting}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <DialogTitle id={titleId}>{translate(leave ? 'leave.editTitle' : 'leave.addTitle')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 1 }}>
            <DraftNotice draft={draft} />
            {isOutdated && <Alert severity="warning">{translate('leave.newer')}</Alert>}
            {leave && scope.everybody && <DialogContentText>{leave.user.name}</DialogContentText>}
            {!leave && scope.everybody && <PersonInput officeId={scope.officeId ?? null} />}
            <Fields>
              <DayInput source="from_day" label="leave.from" isRequired />
              <DayInput source="to_day" label="leave.to" isRequired />
            </Fields>
            <DeputyInput leave={leave} />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('common.cancel')}</Button>
            <SubmitButton label="common.save" />
          </DialogActions>
        </form>
      </FormProvider>
    </GuardedDialog>
  );
}

const PersonInput = ({ officeId }: { officeId: number | null }) => (
  <OptionInput source="user_id" label="leave.person" options={useLeavePeople(officeId)} isRequired />
);

/** Users who are absent in the typed days are marked but can be chosen: the server returns the error. */
function DeputyInput({ leave }: { leave: Leave | null }) {
  const [user_id, from_day, to_day] = useWatch<LeaveValues, ['user_id', 'from_day', 'to_day']>({
    name: ['user_id', 'from_day', 'to_day'],
  });
  const day = (typed: string) => (isDay(typed) ? typed : '');
  const options = useDeputies(user_id, { from: day(from_day), to: day(to_day) });
  const saved = leave?.deputy ? { value: leave.deputy.id, label: leave.deputy.name } : undefined;
  return (
    <OptionInput
      source="deputy_id"
      label="leave.deputy"
      options={options}
      saved={saved}
      hint="leave.deputyHint"
    />
  );
}
