import type { To } from 'react-router';
import { ownPlaces } from '#contract/access/scope.ts';
import { dashboardStats, type FigureFilter } from '#contract/dashboard/dashboard.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { checkBody } from '#src/components/form/formRules.ts';

/** The place whose grievances are counted: ids, or null for all that one may see. */
export type CountedPlace = Pick<BodyOf<typeof dashboardStats>, 'parliament' | 'assembly'>;

/** The place in the page's address, where it survives a reload and the way back; what is no place counts as none. */
export function placeIn(search: URLSearchParams): CountedPlace {
  const { body } = checkBody(dashboardStats, {
    parliament: search.get('parliament'),
    assembly: search.get('assembly'),
  });
  return { parliament: body?.parliament ?? null, assembly: body?.assembly ?? null };
}

/** What a call of the dashboard is told of the place: one's own instead of a choice (SCOPE-05), nothing where there is none. */
export function sentPlace({ parliament, assembly }: CountedPlace) {
  const actor = storedActor();
  const own = actor ? ownPlaces(actor) : {};
  return {
    parliament: own.parliament_id ?? parliament ?? undefined,
    assembly: own.assembly_id ?? assembly ?? undefined,
  };
}

/** The query of an address for the place. */
export function searchOf({ parliament, assembly }: CountedPlace): URLSearchParams {
  const search = new URLSearchParams();
  if (parliament) search.set('parliament', String(parliament));
  if (assembly) search.set('assembly', String(assembly));
  return search;
}

/** Status filters of the lists by what is counted; all grievances have none. */
const STATUS = { open: 'open', inProgress: 'in_progress', closed: 'closed', total: null } as const;
export type CountName = keyof typeof STATUS;

/** The list of what was counted at a place, with the filters that a figure was counted by. */
export function listOf(place: CountedPlace, count: CountName, filter: FigureFilter = {}): To {
  const search = searchOf(place);
  for (const [name, value] of Object.entries(filter)) search.set(name, String(value));
  const status = STATUS[count];
  if (status) search.set('status', status);
  return { pathname: '/grievance/all', search: search.size > 0 ? `?${search}` : '' };
}
