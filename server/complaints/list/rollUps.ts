import { and, inArray, type SQL, sum } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '#contract/access/access.ts';
import { onlyOwnComplaints } from '#contract/access/scope.ts';
import type { StatusGroup } from '#contract/complaints/complaintStatus.ts';
import { NOBODY } from '#contract/kernel/listConstants.ts';
import { isIn, placeFilter } from '#server/kernel/db/listing.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import { complaintAreaCounts, complaintCounts } from '../schema/complaintCounts.ts';
import { groupsOf } from './coreFilters.ts';
import { type ComplaintQuery, namedFilters } from './query.ts';

/** Counts of complaints by column values, updated by triggers (data.md 1). */
export type RollUp = typeof complaintCounts | typeof complaintAreaCounts;
const ROLL_UPS: readonly RollUp[] = [complaintCounts, complaintAreaCounts];

/** The list filters that a roll-up can answer, with its columns. */
const COLUMNS = {
  parliament: 'parliament_id',
  parliament_id: 'parliament_id',
  assembly: 'assembly_id',
  assembly_id: 'assembly_id',
  mandal: 'mandal_id',
  mandal_id: 'mandal_id',
  area: 'area_id',
  area_id: 'area_id',
  category: 'category_id',
  staff_id: 'staff_id',
  last_leader_id: 'leader_id',
} as const;
export type CountedBy = keyof typeof COLUMNS;
export type CountFilters = Partial<Pick<ComplaintQuery, CountedBy>>;

/** The column of a roll-up for a filter; undefined when the roll-up has none. */
function columnOf(rollUp: RollUp, filter: CountedBy): AnyPgColumn | undefined {
  const columns: Partial<Record<(typeof COLUMNS)[CountedBy], AnyPgColumn>> = rollUp;
  return columns[COLUMNS[filter]];
}

/** In roll-ups 0 means nobody. */
const idOf = (id: number | typeof NOBODY) => (id === NOBODY ? 0 : id);

/** The matching rows of a roll-up in the actor's scope; undefined when it lacks a column for a filter. */
export function rolledUp(rollUp: RollUp, actor: Actor, filters: CountFilters): SQL | undefined {
  const people = (['category', 'staff_id', 'last_leader_id'] as const).map((name) => {
    const [column, value] = [columnOf(rollUp, name), filters[name]];
    return column && value ? isIn(column, Array.isArray(value) ? value.map(idOf) : idOf(value)) : undefined;
  });
  return and(changeable(actor, rollUp), placeFilter(actor, filters, rollUp), ...people);
}

/**
 * The total of a list from a roll-up; null when no roll-up has all its filters, or the actor sees only their own
 * complaints.
 */
export async function knownTotal(db: Db | Tx, actor: Actor, query: ComplaintQuery): Promise<number | null> {
  const { status, ...others } = query;
  const groups = status && groupsOf(status);
  if (onlyOwnComplaints(actor) || (status && !groups)) return null;
  const filters = namedFilters(others);
  const rollUp = ROLL_UPS.find((each) =>
    filters.every((filter) => columnOf(each, filter as CountedBy) !== undefined),
  );
  if (!rollUp) return null;
  const inGroups = groups ? inArray(rollUp.status_group, groups) : undefined;
  const [counted] = await db
    .select({ count: sum(rollUp.count).mapWith(Number) })
    .from(rollUp as typeof complaintCounts)
    .where(and(rolledUp(rollUp, actor, query), inGroups));
  return counted?.count ?? 0;
}

/**
 * Complaints in the actor's place by status group. Not for actors who see only their own, since it counts
 * everybody's.
 */
export async function countByGroup(
  db: Db | Tx,
  actor: Actor,
  filters: Pick<CountFilters, 'parliament' | 'assembly'>,
): Promise<Record<StatusGroup, number>> {
  const counted = await db
    .select({ group: complaintCounts.status_group, count: sum(complaintCounts.count).mapWith(Number) })
    .from(complaintCounts)
    .where(rolledUp(complaintCounts, actor, filters))
    .groupBy(complaintCounts.status_group);
  const counts: Record<StatusGroup, number> = { open: 0, in_progress: 0, closed: 0 };
  for (const { group, count } of counted) counts[group] = count;
  return counts;
}
