import type { Location } from 'react-router';
import { hasMenuLink } from '../../../contract/screens.ts';
import { storedSession } from '../../authProvider/storedSession.ts';

interface WayBack {
  /** Path and query of the list. */
  to: string;
  state: unknown;
}

/** State of a link that leads away from a list, so that the way back finds it as it was, filters and all. */
export const withWayBack = ({ pathname, search, state }: Location): { back: WayBack } => ({
  back: { to: pathname + search, state },
});

/** The list that a page was opened from; without one, the folder of the role. */
export function wayBack({ state }: Location): WayBack {
  const back = (state as Partial<ReturnType<typeof withWayBack>> | null)?.back;
  if (back) return back;
  const session = storedSession();
  const to = session && hasMenuLink(session, '/grievance/admin') ? '/grievance/admin' : '/grievance';
  return { to, state: null };
}
