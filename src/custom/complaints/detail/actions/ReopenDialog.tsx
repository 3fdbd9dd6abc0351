import DialogContentText from '@mui/material/DialogContentText';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { reopenComplaint } from '#contract/complaints/complaintCalls.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import type { DialogFrame } from '#src/components/dialog/GuardedDialog.tsx';
import { useComplaintForm } from '#src/custom/complaints/useComplaintForm.ts';
import { DialogParts } from './DialogParts.tsx';
import { useDialogParts } from './useDialogParts.ts';

/** Confirms, then reopens a closed complaint (DET-06). A cancelled dialog keeps the typed values. */
export function ReopenDialog({ complaint, ...frame }: DialogFrame & { complaint: ComplaintRecord }) {
  const { id, version, complaint_number: number } = complaint;
  const translate = useTranslate();
  const textId = useId();
  const parts = useDialogParts('reopening');
  const sending = { complaint, file: null };
  const form = useComplaintForm(reopenComplaint, {
    draft: `reopen/${id}`,
    defaultValues: { parts: parts.first },
    bodyOf: (values) => ({ id, version, ...parts.bodyOf(values.parts, sending) }),
    done: 'complaint.reopen.done',
    onDone: () => {
      form.form.reset({ parts: parts.first });
      close();
    },
  });
  const close = () => {
    form.reset();
    frame.onClose();
  };
  return (
    <FormDialog
      {...frame}
      form={form}
      title={translate('complaint.reopen.title', { number })}
      submit={translate('complaint.reopen.action')}
      autoFocus
      describedBy={textId}
      maxWidth="xs"
      onClose={close}
    >
      <DialogContentText id={textId}>{translate('complaint.reopen.question')}</DialogContentText>
      <DialogParts of={parts} sending={sending} isOpen={frame.open} isSubmitted={false} />
    </FormDialog>
  );
}
