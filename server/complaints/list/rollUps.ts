import { and, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '#contract/access/access.ts';
import { NOBODY } from '#contract/kernel/limits.ts';
import { isIn, placeFilter } from '#server/kernel/db/listing.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import { complaintAreaCounts, complaintCounts } from '../schema/complaintCounts.ts';
import type { ComplaintQuery } from './query.ts';

/** Counts of complaints by what their columns say, kept by trigger (data.md 1). */
export type RollUp = typeof complaintCounts | typeof complaintAreaCounts;
const ROLL_UPS: readonly RollUp[] = [complaintCounts, complaintAreaCounts];

/** Filters of the lists, and the column that answers each in the roll-ups that have it. */
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

/** The column of a roll-up for a filter; undefined where it does not know the answer. */
function columnOf(rollUp: RollUp, filter: CountedBy): AnyPgColumn | undefined {
  const columns: Partial<Record<(typeof COLUMNS)[CountedBy], AnyPgColumn>> = rollUp;
  return columns[COLUMNS[filter]];
}

/** The first roll-up that knows all of the filters. */
export const rollUpFor = (filters: readonly string[]): RollUp | undefined =>
  ROLL_UPS.find((rollUp) => filters.every((filter) => columnOf(rollUp, filter as CountedBy)));

/** In the roll-ups nobody is nought. */
const idOf = (wanted: number | typeof NOBODY) => (wanted === NOBODY ? 0 : wanted);

/** The rows within the actor's place that are asked for, in a roll-up that knows all of the filters. */
export function rolledUp(rollUp: RollUp, actor: Actor, filters: CountFilters): SQL | undefined {
  const people = (['category', 'staff_id', 'last_leader_id'] as const).map((name) => {
    const [column, wanted] = [columnOf(rollUp, name), filters[name]];
    return column && wanted
      ? isIn(column, Array.isArray(wanted) ? wanted.map(idOf) : idOf(wanted))
      : undefined;
  });
  return and(changeable(actor, rollUp), placeFilter(actor, filters, rollUp), ...people);
}
