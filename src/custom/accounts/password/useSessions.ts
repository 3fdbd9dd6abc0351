import { useQuery } from '@tanstack/react-query';
import { endOtherSessions, endSession, listSessions } from '#contract/accounts/sessions.ts';
import { useAction } from '#src/components/data/useAction.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { unlessGone } from '#src/components/feedback/unlessGone.ts';
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
  const renew = useRenew(SESSIONS);
  const one = useAction({
    run: (id: number) => call(endSession, { params: { id } }).catch(unlessGone),
    done: 'privacy.sessions.ended',
    renew,
    isOnPage: true,
  });
  const others = useAction({
    run: () => call(endOtherSessions),
    done: 'privacy.sessions.othersEnded',
    renew,
    isOnPage: true,
  });
  return { one, others };
}
