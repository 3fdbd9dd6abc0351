import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { deescalateComplaint, escalateComplaint, MAX_NOTE } from '#contract/deadlines/escalation.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { NoteInput } from '#src/components/form/NoteInput.tsx';
import type { ActionProps } from '#src/components/slots/parts.ts';
import { useComplaintForm } from '#src/custom/complaints/useComplaintForm.ts';

const CALLS = { escalate: escalateComplaint, deescalate: deescalateComplaint };

interface EscalationDialogProps extends Pick<ActionProps, 'complaint' | 'onClose'> {
  action: keyof typeof CALLS;
}

/** Asks for the reason of an escalation or its return (SLA-14). */
export function EscalationDialog({ action, complaint, onClose }: EscalationDialogProps) {
  const { id, complaint_number: number } = complaint;
  const translate = useTranslate();
  const form = useComplaintForm(CALLS[action], {
    draft: `${action}/${id}`,
    defaultValues: { note: '' },
    bodyOf: (values) => ({ id, ...values }),
    done: `escalation.${action}.done`,
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={translate(`escalation.${action}.title`, { number })}
      submit={translate(`escalation.${action}.submit`)}
      maxWidth="xs"
      onClose={onClose}
    >
      <DialogContentText>{translate(`escalation.${action}.what`)}</DialogContentText>
      <NoteInput source="note" label="common.note" isRequired autoFocus maxLength={MAX_NOTE} />
    </FormDialog>
  );
}
