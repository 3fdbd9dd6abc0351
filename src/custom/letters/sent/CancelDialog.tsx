import DialogContentText from '@mui/material/DialogContentText';
import { useNotify, useTranslate } from 'react-admin';
import { cancelLetter } from '#contract/letters/letterSending.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { NoteInput } from '#src/components/form/NoteInput.tsx';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { useRenewLetters } from '../useLetters.ts';

interface CancelDialogProps {
  letter: { id: number; number: string | null };
  onClose: () => void;
}

/** Asks for the reason to cancel a letter. Its number is not used again (REF-06). */
export function CancelDialog({ letter: { id, number }, onClose }: CancelDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const renew = useRenewLetters();
  const form = useContractForm(cancelLetter, {
    params: { id },
    draft: `cancel/${id}`,
    defaultValues: { reason: '' },
    onDone: () => {
      notify('letters.cancel.done', { type: 'success', messageArgs: { number } });
      onClose();
      return renew();
    },
  });
  return (
    <FormDialog
      form={form}
      title={translate('letters.cancel.title', { number })}
      submit={translate('letters.cancel.action')}
      color="error"
      cancel="letters.cancel.keep"
      maxWidth="xs"
      onClose={onClose}
    >
      <DialogContentText>{translate('letters.cancel.text')}</DialogContentText>
      <NoteInput source="reason" label="common.reason" isRequired autoFocus minRows={1} maxLength={500} />
    </FormDialog>
  );
}
