import { useNotify } from 'react-admin';
import { type MessageRecord, resendMessage } from '#contract/messages/message.ts';
import { useCallOnce } from '#src/components/data/useCallOnce.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { useRenewMessages } from './useMessages.ts';

interface ResendQuestionProps {
  message: MessageRecord;
  open: boolean;
  onClose: () => void;
}

/** Asks before a message is sent again; for an unconfirmed one it warns that it may have arrived (MSG-09, MSG-10). */
export function ResendQuestion({ message: { id, state }, open, onClose }: ResendQuestionProps) {
  const notify = useNotify();
  const renew = useRenewMessages();
  const resend = useCallOnce(resendMessage, {
    input: () => ({ params: { id } }),
    onSuccess: async (sent) => {
      notify(`messages.resend.done.${sent.state === 'suppressed' ? 'suppressed' : 'queued'}`, {
        type: sent.state === 'suppressed' ? 'warning' : 'success',
      });
      onClose();
      await renew();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title="messages.resend.title"
      question={`messages.resend.${state === 'unconfirmed' ? 'unconfirmed' : 'failed'}`}
      cancel="messages.resend.cancel"
      action="common.sendAgain"
      run={resend}
      onClose={onClose}
    />
  );
}
