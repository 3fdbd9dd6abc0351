import type { Location } from 'react-router';
import { hasMenuLink } from '#contract/access/menuLinks.ts';
import { storedSession } from '#src/authProvider/storedSession.ts';
import type { Proposal } from '#src/components/slots/capability.ts';
import type { KeyAction } from './keyActions.ts';

export interface WayBack {
  /** Path and query of the list. */
  to: string;
  state: unknown;
}

/** What the history entry of a grievance's page knows beside its address. */
export interface WayBackState {
  /** The list that it was opened from. */
  back?: WayBack;
  /** The link of the grievance before that led here: it takes the focus again (DESK-03). */
  by?: 'next' | 'previous';
  /** Where that one found it in the list, from 0: by now it may be gone from there. */
  index?: number;
  /** What was asked for in the list, to be begun at once. */
  action?: KeyAction;
  /** What an answer that was accepted proposes to close it with (REF-13). */
  proposal?: Proposal;
}

/** Where the store has the id of the grievance that was opened last: the keys of its list begin there. */
export const LAST_OPENED = 'complaint.lastOpened';

/** State of a link that leads away from a list, so that the way back finds it as it was, filters and all. */
export const withWayBack = ({ pathname, search, state }: Location) =>
  ({ back: { to: pathname + search, state } }) satisfies WayBackState;

/** What the history entry of a page knows; of a page that was not reached from another, nothing. */
export const wayBackState = ({ state }: Location): WayBackState => (state as WayBackState | null) ?? {};

/** The list that a page was opened from; without one, the folder of the role. */
export function wayBack(location: Location): WayBack {
  const { back } = wayBackState(location);
  if (back) return back;
  const session = storedSession();
  const to = session && hasMenuLink(session, '/grievance/admin') ? '/grievance/admin' : '/grievance';
  return { to, state: null };
}
