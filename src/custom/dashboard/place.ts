import { dashboardStats } from '../../../contract/dashboard.ts';
import type { BodyOf } from '../../../contract/define.ts';
import { checkBody } from '../formRules.ts';

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

/** The query of an address for the place. */
export function searchOf({ parliament, assembly }: CountedPlace): URLSearchParams {
  const search = new URLSearchParams();
  if (parliament) search.set('parliament', String(parliament));
  if (assembly) search.set('assembly', String(assembly));
  return search;
}
