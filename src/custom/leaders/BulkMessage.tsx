import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { MessageInput } from './messages/MessageInput.tsx';
import { useMessage } from './messages/useMessage.ts';

interface BulkMessageProps {
  recipients: number[];
  onSent: () => void;
  onClose: () => void;
}

/** 'Bulk Message to Volunteers': one text to all selected people; afterwards the page reloads its data (VOL-06). */
export default function BulkMessage({ recipients, onSent, onClose }: BulkMessageProps) {
  const translate = useTranslate();
  const id = useId();
  const message = useMessage({
    recipients,
    blank: 'leaders.bulk.blank',
    successText: 'leaders.bulk.sent',
    onSent: () => {
      onSent();
      onClose();
    },
  });
  return (
    <GuardedDialog
      onClose={onClose}
      isPending={message.isSending}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{translate('leaders.bulk.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <DialogContentText>
          {translate('leaders.bulk.recipients', { smart_count: recipients.length })}
        </DialogContentText>
        <MessageInput message={message} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.close')}</Button>
        <Button variant="contained" loading={message.isSending} onClick={message.send}>
          {translate('common.send')}
        </Button>
      </DialogActions>
    </GuardedDialog>
  );
}
