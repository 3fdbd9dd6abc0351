import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '#contract/access/access.ts';
import { ownPlaces } from '#contract/access/scope.ts';
import type { StatusGroup } from '#contract/complaints/complaintStatus.ts';
import type { FigureFilter } from '#contract/dashboard/dashboard.ts';
import { NOBODY } from '#contract/kernel/listConstants.ts';
import type { Named } from '#contract/kernel/named.ts';
import type { PlaceField } from '#contract/places/place.ts';
import { type RollUp, rolledUp } from '#server/complaints/list/rollUps.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { DIMENSIONS, type Dimension, type Ids } from './dimensions.ts';
import { namesBy } from './namesBy.ts';

/** The number of complaints in a group by status, with the list filters that find them. */
export interface Figure extends Named {
  filter: FigureFilter;
  open: number;
  inProgress: number;
  closed: number;
}

/** A parliament, an assembly or, with null for both, all that the actor may see. */
export interface CountedPlace {
  parliament: number | null;
  assembly: number | null;
}

/** The figures of a place within the actor's own, the largest first; they add up to all of the place (DASH-07). */
export async function figuresBy(
  db: Db | Tx,
  actor: Actor,
  place: CountedPlace,
  dimension: Dimension,
): Promise<Figure[]> {
  const { rollUp, by } = DIMENSIONS[dimension];
  const rows: { ids: Ids; open: number; inProgress: number; closed: number }[] = await db
    .select({
      ids: by as Record<string, PgColumn>,
      open: inGroup(rollUp, 'open'),
      inProgress: inGroup(rollUp, 'in_progress'),
      closed: inGroup(rollUp, 'closed'),
    })
    .from(rollUp as PgTable)
    .where(rolledUp(rollUp, actor, place))
    .groupBy(...Object.values(by))
    .having(sql`sum(${rollUp.count}) > 0`);
  const nameOf = await namesBy(
    db,
    dimension,
    rows.map(({ ids }) => ids),
  );
  return rows
    .map(({ ids, ...groups }) => ({ ...nameOf(ids), filter: filterOf(actor, ids), ...groups }))
    .sort((one, other) => totalOf(other) - totalOf(one) || one.name.localeCompare(other.name));
}

const inGroup = ({ count, status_group }: RollUp, group: StatusGroup) =>
  sql<number>`coalesce(sum(${count}) filter (where ${status_group} = ${group}), 0)`.mapWith(Number);

export const totalOf = ({ open, inProgress, closed }: Figure) => open + inProgress + closed;

/** The session's own place is left out, since it limits every list. */
function filterOf(actor: Actor, ids: Ids): FigureFilter {
  const own = ownPlaces(actor);
  const others = Object.entries(ids).filter(([name]) => own[`${name}_id` as PlaceField] === undefined);
  return Object.fromEntries(others.map(([name, id]) => [name, id || NOBODY]));
}
