import type { Location } from 'react-router';
import { hasMenuLink } from '#contract/access/menuLinks.ts';
import { storedSession } from '#src/authProvider/storedSession.ts';
import type { Proposal } from '#src/components/slots/parts.ts';
import type { KeyAction } from './keyActions.ts';

export interface WayBack {
  /** Path and query of the list. */
  to: string;
  state: unknown;
}

/** The state in the history entry of a grievance's page. */
export interface WayBackState {
  /** The list that it was opened from. */
  back?: WayBack;
  /** The link that led here from a neighbour. It gets the focus again (DESK-03). */
  by?: 'next' | 'previous';
  /** The index in the list, from 0, at the time of that click. */
  index?: number;
  /** An action that was requested in the list, to open at once. */
  action?: KeyAction;
  /** The proposed resolution of an accepted answer (REF-13). */
  proposal?: Proposal;
}

/** The store key of the last opened grievance, where the keys of its list start. */
export const LAST_OPENED = 'complaint.lastOpened';

/** The state of a link that leads away from a list, so that the way back restores the list with its filters. */
export const withWayBack = ({ pathname, search, state }: Location) =>
  ({ back: { to: pathname + search, state } }) satisfies WayBackState;

/** The state of a page's history entry; empty if no other page led to it. */
export const wayBackState = ({ state }: Location): WayBackState => (state as WayBackState | null) ?? {};

/** The list that a page was opened from, or else the folder of the role. */
export function wayBack(location: Location): WayBack {
  const { back } = wayBackState(location);
  if (back) return back;
  const session = storedSession();
  const to = session && hasMenuLink(session, '/grievance/admin') ? '/grievance/admin' : '/grievance';
  return { to, state: null };
}
