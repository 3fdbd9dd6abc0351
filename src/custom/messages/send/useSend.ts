import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { BodyOf } from '#contract/kernel/define.ts';
import { type MessageRecord, sendMessage } from '#contract/messages/message.ts';
import { MESSAGES } from '#src/components/data/resourceNames.ts';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { useCodedText } from '#src/components/format/useCodedText.ts';
import { call } from '#src/dataProvider/call.ts';
import { useRenewMessages } from '../useMessages.ts';

/** Sends to the citizen of a complaint, once, and shows the result: also that it was not sent, and why (MSG-09). */
export function useSend(complaintId: number, onSent: () => void) {
  const said = useSaidOf();
  const renew = useRenewMessages();
  const queryClient = useQueryClient();
  const attempt = useIdempotentSubmit();
  return useMutation({
    mutationFn: (body: Partial<BodyOf<typeof sendMessage>>) =>
      attempt((headers) => call(sendMessage, { params: { id: complaintId }, body, headers })),
    onSuccess: async (message) => {
      said(message);
      onSent();
      await renew();
    },
    // The 24 hours may be over, or a template no longer approved: the options reload.
    onError: () => queryClient.invalidateQueries({ queryKey: [MESSAGES] }),
  });
}

function useSaidOf() {
  const notify = useNotify();
  const textOf = useCodedText();
  return (message: MessageRecord) => {
    const { state, reason } = message;
    if (state === 'suppressed' || state === 'failed')
      notify('sending.notSent', { type: 'warning', messageArgs: { reason: textOf(reason ?? '', message) } });
    else notify(state === 'logged' ? 'sending.logged' : 'sending.sent', { type: 'success' });
  };
}
