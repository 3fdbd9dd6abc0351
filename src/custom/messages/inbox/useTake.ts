import { useNotify } from 'react-admin';
import type { BodyOf } from '#contract/kernel/define.ts';
import { takeInbox } from '#contract/messages/inbox.ts';
import { useCallOnce } from '#src/components/data/useCallOnce.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { useRenewCalls } from '../calls/useNoteCall.ts';
import { useRenewMessages } from '../useMessages.ts';

type Taking = Partial<BodyOf<typeof takeInbox>>;

/** Handles a received message, once (MSG-15). If another user was faster, the current state loads. */
export function useTake(id: number, onDone: () => void) {
  const notify = useNotify();
  const renewCalls = useRenewCalls();
  const renewMessages = useRenewMessages();
  const renew = () => Promise.all([renewCalls(), renewMessages()]);
  return useCallOnce(takeInbox, {
    input: (body: Taking) => ({ params: { id }, body }),
    onSuccess: async ({ take, complaint }) => {
      notify(`inbox.done.${take}`, {
        type: 'success',
        messageArgs: { number: complaint?.complaint_number ?? '' },
      });
      onDone();
      await renew();
    },
    onError: async (failure) => {
      if (failure instanceof ApiFailure && [404, 422].includes(failure.status)) await renew();
    },
  });
}
