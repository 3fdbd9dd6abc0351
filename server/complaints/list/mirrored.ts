import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../../contract/access.ts';
import { ownPlaces } from '../../../contract/reach.ts';
import type { complaintClocks } from '../../db/schema/clocks.ts';
import { areas, mandals } from '../../db/schema/places.ts';
import type { unclockedComplaints } from '../../db/schema/unclocked.ts';
import { ownParts } from '../../db/scope.ts';
import { commonIs } from './commonFilters.ts';
import type { ComplaintQuery } from './query.ts';

/** Where complaints are mirrored: each is in one of these. */
export type Mirror = typeof complaintClocks | typeof unclockedComplaints;

const PLACES = ['parliament', 'assembly', 'mandal', 'area'] as const;
/** The filters that a mirror answers, or that are asked of it by the id. */
const MIRRORED: readonly string[] = [
  ...PLACES.flatMap((level) => [level, `${level}_id`]),
  ...['category', 'staff_id', 'from_date', 'to_date', 'followup'],
];

/** Whether mirrors answer a filter, or, as who recorded them, their indexes of one constituency do. */
export const isMirrored = (actor: Actor, name: string): boolean =>
  MIRRORED.includes(name) || (name === 'created_by_me' && isOfOne(actor));

const isOfOne = (actor: Actor) => ownPlaces(actor).assembly_id !== undefined;

/** The actor's complaints that such filters ask for and lists show, in parts without overlap, each of which an index has. */
export const mirroredParts = (actor: Actor, query: ComplaintQuery, mirror: Mirror): (SQL | undefined)[] =>
  ownParts(actor, mirror, query.staff_id).map((part) => and(part, mirrors(actor, query, mirror)));

/** What such filters ask for, of whatever the actor may see. */
export const mirrors = (actor: Actor, query: ComplaintQuery, mirror: Mirror): SQL | undefined =>
  and(commonIs(actor, query, mirror), isOfOne(actor) ? undefined : isAround(query, mirror));

/** The constituency of a smaller place: an index has that, and in it the smaller one. Places stay where they are. */
function isAround(query: ComplaintQuery, { assembly_id }: Mirror): SQL | undefined {
  const [area, mandal] = [query.area_id ?? query.area, query.mandal_id ?? query.mandal];
  const of = (wanted: SQL) =>
    sql`${assembly_id} = any(array(select ${mandals.assembly_id} from ${mandals} where ${wanted}))`;
  if (area)
    return of(
      sql`${mandals.id} in (select ${areas.mandal_id} from ${areas} where ${inArray(areas.id, [area].flat())})`,
    );
  return mandal ? of(inArray(mandals.id, [mandal].flat())) : undefined;
}
