import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { ownPlaces } from '#contract/access/scope.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import type { complaintsWithoutDeadline } from '#server/deadlines/schema/withoutDeadline.ts';
import { ownParts } from '#server/kernel/db/scope.ts';
import { areas, mandals } from '#server/places/schema/places.ts';
import { commonIs } from './commonFilters.ts';
import { asksOpen, DEADLINE_FILTERS, kindOf, statesOf } from './deadlineQuery.ts';
import { isInGroupOfDeadline, isInGroupWithoutDeadline } from './projectionGroups.ts';
import { askedFor, type ComplaintQuery } from './query.ts';
import { wantedGroups } from './statusFilter.ts';

/** Where complaints are mirrored: each is in one of these. */
export type Projection = typeof complaintClocks | typeof complaintsWithoutDeadline;

const PLACES = ['parliament', 'assembly', 'mandal', 'area'] as const;
/** The filters that a mirror answers, or that are asked of it by the id. */
const MIRRORED: readonly string[] = [
  ...PLACES.flatMap((level) => [level, `${level}_id`]),
  ...['category', 'staff_id', 'from_date', 'to_date', 'followup'],
];

/** Whether mirrors answer a filter: a status where it names a group, who recorded them where their indexes of one constituency do. */
const isMirrored = (actor: Actor, { status }: ComplaintQuery, name: string): boolean =>
  MIRRORED.includes(name) ||
  (name === 'status' && status !== null && wantedGroups(status) !== undefined) ||
  (name === 'created_by_me' && isOfOne(actor));

const isOfOne = (actor: Actor) => ownPlaces(actor).assembly_id !== undefined;

/** Whether clocks, or the table of what has none, know everything that is asked for. */
export function clocksKnow(actor: Actor, query: ComplaintQuery): boolean {
  const kind = kindOf(query);
  const isKnown = (name: string) =>
    DEADLINE_FILTERS.includes(name) ||
    isMirrored(actor, query, name) ||
    (name === 'created_by_me' && kind === 'running') ||
    (name === 'given' && asksOpen(query));
  const isOneTable = kind === 'unclocked' || !statesOf(query).includes('none');
  return isOneTable && askedFor(query).every(isKnown);
}

/** The actor's complaints that such filters ask for and lists show, in parts without overlap, each of which an index has. */
export const projectionParts = (
  actor: Actor,
  query: ComplaintQuery,
  mirror: Projection,
): (SQL | undefined)[] =>
  ownParts(actor, mirror, query.staff_id).map((part) => and(part, inProjection(actor, query, mirror)));

/** What such filters ask for, of whatever the actor may see. */
export const inProjection = (actor: Actor, query: ComplaintQuery, mirror: Projection): SQL | undefined =>
  and(
    commonIs(actor, query, mirror),
    mirror === complaintClocks ? isInGroupOfDeadline(query) : isInGroupWithoutDeadline(query),
    isOfOne(actor) ? undefined : isAround(query, mirror),
  );

/** The constituency of a smaller place: an index has that, and in it the smaller one. Places stay where they are. */
function isAround(query: ComplaintQuery, { assembly_id }: Projection): SQL | undefined {
  const [area, mandal] = [query.area_id ?? query.area, query.mandal_id ?? query.mandal];
  const of = (wanted: SQL) =>
    sql`${assembly_id} = any(array(select ${mandals.assembly_id} from ${mandals} where ${wanted}))`;
  if (area)
    return of(
      sql`${mandals.id} in (select ${areas.mandal_id} from ${areas} where ${inArray(areas.id, [area].flat())})`,
    );
  return mandal ? of(inArray(mandals.id, [mandal].flat())) : undefined;
}
