import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { BodyOf } from '#contract/kernel/define.ts';
import { noteCall, noteInboxCall } from '#contract/messages/citizenCall.ts';
import { CALLS, COMPLAINTS, INBOX, PERSONS, WISHES } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { newIdempotencyKey } from '#src/dataProvider/idempotencyKey.ts';

/** Reloads everything that shows calls, messages from citizens, and wrong numbers. */
export const useRenewCalls = () => useRenew([CALLS], [INBOX], [WISHES], [PERSONS], [COMPLAINTS]);

/** The subject of a call: a complaint, or an inbox entry without one. */
export type CallSubject = { complaint_id: number } | { inbox_id: number };

const notingOf = (about: CallSubject) => [CALLS, 'note', about];

/** Whether the result of a call is being saved. */
export const useIsNoting = (about: CallSubject) => useIsMutating({ mutationKey: notingOf(about) }) > 0;

type Noted = Partial<BodyOf<typeof noteCall>>;

function note(about: CallSubject, { phone, ...noted }: Noted, headers: Record<string, string>) {
  if ('inbox_id' in about)
    return call(noteInboxCall, { params: { id: about.inbox_id }, body: noted, headers });
  return call(noteCall, { params: { id: about.complaint_id }, body: { phone, ...noted }, headers });
}

/** Saves the result of a call once, shows a notice, and reloads the data (MSG-23). */
export function useNoteCall(about: CallSubject, onDone: (noted: Noted) => void) {
  const notify = useNotify();
  const translate = useTranslate();
  const renew = useRenewCalls();
  const [attempt] = useState(newIdempotencyKey);
  return useMutation({
    mutationKey: notingOf(about),
    mutationFn: (body: Noted) => attempt((headers) => note(about, body, headers)),
    onSuccess: async ({ result }, noted) => {
      notify('calls.saved', {
        type: 'success',
        messageArgs: { result: translate(`calls.results.${result}`) },
      });
      onDone(noted);
      await renew();
    },
    onError: async (failure) => {
      if (!(failure instanceof ApiFailure)) return;
      const isTaken = failure.body.errors?.result !== undefined;
      if (isTaken || [403, 404].includes(failure.status)) await renew();
    },
  });
}
