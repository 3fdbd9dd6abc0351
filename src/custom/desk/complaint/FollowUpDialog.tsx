import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { followUpComplaint } from '#contract/desk/followup.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { Bound } from '#src/components/form/Bound.tsx';
import { DayInput } from '#src/components/form/DayInput.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import { NoteInput } from '#src/components/form/NoteInput.tsx';
import type { ActionProps } from '#src/components/slots/parts.ts';
import { followUpFault } from '#src/custom/complaints/followUpFault.ts';
import { useComplaintForm } from '#src/custom/complaints/useComplaintForm.ts';
import { FollowUpDays } from '../FollowUpDays.tsx';

/** Sets or moves the follow-up day of a grievance (DESK-04). */
export default function FollowUpDialog({ complaint, onClose, onDone }: ActionProps) {
  const { id, complaint_number: number, followup } = complaint;
  const translate = useTranslate();
  const form = useComplaintForm(followUpComplaint, {
    draft: `followup/${id}`,
    defaultValues: { on: followup?.on ?? '', note: followup?.note ?? '' },
    bodyOf: (values) => ({ id, ...values }),
    check: ({ on }): Refusals => {
      const fault = followUpFault(on ?? '');
      return fault ? { on: fault } : {};
    },
    done: 'myDay.followUp.saved',
    onDone: () => {
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog
      form={form}
      title={translate('myDay.followUp.title', { number })}
      submit={translate('myDay.followUp.submit')}
      maxWidth="xs"
      onClose={onClose}
    >
      <DialogContentText>{translate('myDay.followUp.about')}</DialogContentText>
      <Bound<string> name="on">
        {({ value, onChange }) => <FollowUpDays chosen={value} onChoose={onChange} />}
      </Bound>
      <DayInput source="on" label="myDay.followUp.day" isRequired />
      <NoteInput source="note" label="myDay.followUp.note" maxLength={1_000} />
    </FormDialog>
  );
}
