import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { MessageInput } from './messages/MessageInput.tsx';
import { useMessageForm } from './messages/useMessageForm.ts';

interface BulkMessageProps {
  recipients: number[];
  onSent: () => void;
  onClose: () => void;
}

/** 'Bulk Message to Volunteers': one text to all selected people; afterwards the page reloads its data (VOL-06). */
export default function BulkMessage({ recipients, onSent, onClose }: BulkMessageProps) {
  const translate = useTranslate();
  const form = useMessageForm({
    recipients,
    blank: 'leaders.bulk.blank',
    done: 'leaders.bulk.sent',
    onSent: () => {
      onSent();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={translate('leaders.bulk.title')}
      submit={translate('common.send')}
      cancel="common.close"
      onClose={onClose}
    >
      <DialogContentText>
        {translate('leaders.bulk.recipients', { smart_count: recipients.length })}
      </DialogContentText>
      <MessageInput />
    </FormDialog>
  );
}
