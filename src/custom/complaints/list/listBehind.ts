import { type Location, parsePath } from 'react-router';
import { storedActor } from '#src/authProvider/storedSession.ts';
import type { ListFilter } from '#src/components/slots/filter.ts';
import { type WayBack, wayBackState } from '../wayBack.ts';
import { ownScope } from './firstCall.ts';
import { readAddress, writeAddress } from './listAddress.ts';

/** The fixed scope of each list, by path. */
const SCOPES: Partial<Record<string, typeof ownScope>> = {
  '/grievance': ownScope,
  '/grievance/admin': ownScope,
  '/grievance/all': () => ({}),
};

/**
 * The list that a page was opened from, as a react-admin request, with the way back to one of its pages. Null if the
 * page was opened otherwise. It comes from the history entry, since typed text is in no address (DESK-03).
 */
export function listBehind(location: Location, known: readonly ListFilter[]) {
  const { back } = wayBackState(location);
  if (!back) return null;
  const { pathname = '', search = '' } = parsePath(back.to);
  const scopeOf = SCOPES[pathname];
  if (!scopeOf) return null;
  const account = storedActor()?.id ?? 0;
  const shown = readAddress({ search, state: back.state }, account, known);
  const { page, perPage, sort, order } = shown;
  return {
    page,
    perPage,
    listQuery: { sort: { field: sort, order }, filter: { ...shown.filter, ...scopeOf(shown.filter) } },
    wayTo: (other: number): WayBack => {
      const { search, state } = writeAddress({ ...shown, page: other }, account, known);
      return { to: pathname + search, state };
    },
  };
}
export type ListBehind = NonNullable<ReturnType<typeof listBehind>>;
