import { useMutation, useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { endOtherSessions, endSession, listSessions } from '#contract/accounts/sessions.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { unlessGone } from '#src/components/feedback/unlessGone.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { call } from '#src/dataProvider/call.ts';

const SESSIONS = ['sessions'];

/** The account's sessions; changing the password ends some. */
export const useSessions = () =>
  useQuery({
    queryKey: SESSIONS,
    queryFn: async ({ signal }) => (await call(listSessions, { signal })).data,
  });

/** Ends one session by its id, or all others; a session that has ended already is no error. */
export function useEndSession() {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const renew = useRenew(SESSIONS);
  const one = useMutation({
    mutationFn: (id: number) => call(endSession, { params: { id } }).catch(unlessGone),
    onSuccess: async () => {
      await renew();
      notify('privacy.sessions.ended', { type: 'success' });
    },
    onError: notifyFailure,
  });
  const others = useMutation({
    mutationFn: () => call(endOtherSessions),
    onSuccess: async () => {
      await renew();
      notify('privacy.sessions.othersEnded', { type: 'success' });
    },
    onError: notifyFailure,
  });
  return { one, others };
}
