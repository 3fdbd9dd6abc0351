import { useNotify } from 'react-admin';
import type { AnswerOf, BodyOf } from '#contract/kernel/define.ts';
import { takeInbox } from '#contract/messages/inbox.ts';
import { useCallOnce } from '#src/components/data/useCallOnce.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { useRenewCalls } from '../calls/useNoteCall.ts';
import { useRenewMessages } from '../useMessages.ts';

type Taken = AnswerOf<typeof takeInbox>;

/** What forms that handle a received message share. If another user was faster, the current state loads (MSG-15). */
export function useTakeForm(id: number) {
  const renewCalls = useRenewCalls();
  const renewMessages = useRenewMessages();
  return {
    params: { id },
    once: true,
    done: ({ take }: Taken) => `inbox.done.${take}`,
    doneWith: ({ complaint }: Taken) => ({ number: complaint?.complaint_number ?? '' }),
    // After a success the queue goes on at once: a reload that is faster would say that another user has finished the row.
    renew: (isSaved: boolean) => {
      const renewed = Promise.all([renewCalls(), renewMessages()]);
      return isSaved ? undefined : renewed;
    },
  };
}

/** Handles a received message by a button, once (MSG-15). */
export function useTake(id: number, onDone: () => void) {
  const notify = useNotify();
  const { params, done, doneWith, renew } = useTakeForm(id);
  return useCallOnce(takeInbox, {
    input: (body: Partial<BodyOf<typeof takeInbox>>) => ({ params, body }),
    onSuccess: async (taken) => {
      notify(done(taken), { type: 'success', messageArgs: doneWith(taken) });
      onDone();
      renew(true);
    },
    onError: async (failure) => {
      if (failure instanceof ApiFailure && [404, 422].includes(failure.status)) await renew(false);
    },
  });
}
