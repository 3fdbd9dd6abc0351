import { useTranslate } from 'react-admin';
import { FormDialog } from '#src/components/form/FormDialog.tsx';
import { useOutgoing } from './useOutgoing.tsx';

interface SendDialogProps {
  complaint: { id: number; complaint_number: string };
  onClose: () => void;
}

/** Writes to the citizen of a complaint, with a preview (MSG-09, MSG-13, MSG-22). */
export function SendDialog({ complaint, onClose }: SendDialogProps) {
  const translate = useTranslate();
  const { outgoing, draft, error, isPending, send, fields } = useOutgoing(complaint.id, onClose);
  return (
    <FormDialog
      title={translate('sending.title', { number: complaint.complaint_number })}
      submit={translate('common.send')}
      failure={error}
      isPending={isPending}
      draft={draft}
      isChanged={outgoing.text.trim() !== ''}
      onSubmit={send}
      onClose={onClose}
    >
      {fields}
    </FormDialog>
  );
}
