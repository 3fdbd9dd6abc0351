import type { To } from 'react-router';
import { ownPlaces } from '#contract/access/scope.ts';
import { dashboardStats, type FigureFilter } from '#contract/dashboard/dashboard.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { checkBody } from '#src/components/form/formRules.ts';

/** The counted place: ids, or null for all that the user may see. */
export type CountedPlace = Pick<BodyOf<typeof dashboardStats>, 'parliament' | 'assembly'>;

/** The place in the page's address, which survives a reload and the back button; an invalid place counts as none. */
export function placeIn(search: URLSearchParams): CountedPlace {
  const { body } = checkBody(dashboardStats, {
    parliament: search.get('parliament'),
    assembly: search.get('assembly'),
  });
  return { parliament: body?.parliament ?? null, assembly: body?.assembly ?? null };
}

/** The place parameters of a dashboard call: the own place replaces a choice (SCOPE-05); nothing without a place. */
export function sentPlace({ parliament, assembly }: CountedPlace) {
  const actor = storedActor();
  const own = actor ? ownPlaces(actor) : {};
  return {
    parliament: own.parliament_id ?? parliament ?? undefined,
    assembly: own.assembly_id ?? assembly ?? undefined,
  };
}

/** The place as an address query. */
export function searchOf({ parliament, assembly }: CountedPlace): URLSearchParams {
  const search = new URLSearchParams();
  if (parliament) search.set('parliament', String(parliament));
  if (assembly) search.set('assembly', String(assembly));
  return search;
}

/** The status filter of each count; all complaints have none. */
const STATUS = { open: 'open', inProgress: 'in_progress', closed: 'closed', total: null } as const;
export type CountName = keyof typeof STATUS;

/** The list of the counted complaints of a place, with the filters of the figure. */
export function listOf(place: CountedPlace, count: CountName, filter: FigureFilter = {}): To {
  const search = searchOf(place);
  for (const [name, value] of Object.entries(filter)) search.set(name, String(value));
  const status = STATUS[count];
  if (status) search.set('status', status);
  return { pathname: '/grievance/all', search: search.size > 0 ? `?${search}` : '' };
}
