import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { noteCall } from '../../../contract/citizenCall.ts';
import type { BodyOf } from '../../../contract/define.ts';
import { ApiFailure, call } from '../../dataProvider/http.ts';
import { CALLS, COMPLAINTS, INBOX, PERSONS, WISHES } from '../data/resourceNames.ts';
import { useAttempt } from '../form/useAttempt.ts';

/** Asks anew for whatever tells of calls, of what citizens have sent, and of numbers that are wrong. */
export function useRenewCalls() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [[CALLS], [INBOX], [WISHES], [PERSONS], [COMPLAINTS]].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

const notingOf = (complaintId: number) => [CALLS, 'note', complaintId];

/** Whether what came of a call about a case is just being noted. */
export const useIsNoting = (complaintId: number) => useIsMutating({ mutationKey: notingOf(complaintId) }) > 0;

type Noted = Partial<BodyOf<typeof noteCall>>;

/** Notes what came of a call, once, says so, and shows things as they stand then (MSG-23). */
export function useNoteCall(complaintId: number, onDone: (noted: Noted) => void) {
  const notify = useNotify();
  const translate = useTranslate();
  const renew = useRenewCalls();
  const attempt = useAttempt();
  return useMutation({
    mutationKey: notingOf(complaintId),
    mutationFn: (body: Noted) =>
      attempt((headers) => call(noteCall, { params: { id: complaintId }, body, headers })),
    onSuccess: async ({ result }, noted) => {
      notify('calls.saved', {
        type: 'success',
        messageArgs: { result: translate(`calls.results.${result}`) },
      });
      onDone(noted);
      await renew();
    },
    onError: async (failure) => {
      if (failure instanceof ApiFailure && [403, 404].includes(failure.status)) await renew();
    },
  });
}
