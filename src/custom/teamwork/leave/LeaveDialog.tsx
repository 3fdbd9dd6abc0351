import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isDay } from '#contract/kernel/day.ts';
import { createLeave, type Leave, updateLeave } from '#contract/teamwork/leave.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { DayInput } from '#src/components/form/DayInput.tsx';
import { Fields } from '#src/components/form/Fields.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import { OptionInput } from '#src/components/form/OptionInput.tsx';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { useDeputies, useLeavePeople } from './useLeaveAccounts.ts';
import { type LeaveScope, useRenewLeaves } from './useLeaves.ts';

/** The values of the form, in the order in which it shows them. */
interface LeaveValues extends Record<string, unknown> {
  user_id: number | null;
  from_day: string;
  to_day: string;
  deputy_id: number | null;
}

const emptyLeave = (user_id: number | null): LeaveValues => ({
  user_id,
  from_day: '',
  to_day: '',
  deputy_id: null,
});

const leaveValues = ({ user, from_day, to_day, deputy }: Leave): LeaveValues => ({
  user_id: user.id,
  from_day,
  to_day,
  deputy_id: deputy?.id ?? null,
});

interface LeaveDialogProps {
  scope: LeaveScope;
  /** The leave to edit; null for a new one. */
  leave: Leave | null;
  onClose: () => void;
}

/** The dialog that creates or edits a leave (SLA-16). */
export default function LeaveDialog({ scope, leave, onClose }: LeaveDialogProps) {
  const translate = useTranslate();
  const renew = useRenewLeaves();
  const own = scope.everybody ? null : (storedActor()?.id ?? null);
  const form = useContractForm(leave ? updateLeave : createLeave, {
    draft: leave ? `leave/${leave.id}` : `leave/new/${own}`,
    record: leave ?? undefined,
    valuesOf: leaveValues,
    defaultValues: emptyLeave(own),
    // In the list of everybody the form also has the person.
    check: ({ user_id }): Refusals => (user_id === null ? { user_id: 'rules.required' } : {}),
    done: leave ? 'leave.changed' : 'leave.saved',
    renew,
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={translate(leave ? 'leave.editTitle' : 'leave.addTitle')}
      submit={translate('common.save')}
      onClose={onClose}
    >
      {leave && scope.everybody && <DialogContentText>{leave.user.name}</DialogContentText>}
      {!leave && scope.everybody && <PersonInput officeId={scope.officeId ?? null} />}
      <Fields>
        <DayInput source="from_day" label="leave.from" isRequired />
        <DayInput source="to_day" label="leave.to" isRequired />
      </Fields>
      <DeputyInput leave={leave} />
    </FormDialog>
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
