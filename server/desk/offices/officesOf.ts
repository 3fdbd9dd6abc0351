import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Seat } from '#contract/places/place.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { offices } from '../schema/offices.ts';

export type OfficeRow = typeof offices.$inferSelect;

/** The office of a seat, and no other. */
export function isAt({ parliament_id, assembly_id }: Seat): SQL | undefined {
  const at = (column: typeof offices.parliament_id | typeof offices.assembly_id, id: number | null) =>
    id === null ? isNull(column) : eq(column, id);
  return and(at(offices.parliament_id, parliament_id), at(offices.assembly_id, assembly_id));
}

/** A seat and those above it, nearest first. */
const seatsFrom = ({ parliament_id, assembly_id }: Seat): Seat[] => [
  { parliament_id, assembly_id },
  { parliament_id, assembly_id: null },
  { parliament_id: null, assembly_id: null },
];

/**
 * The offices from a place upwards that exist: first the one that the place, its accounts and its grievances belong to,
 * then those that it inherits from (GRD-01).
 */
export function officesOf(db: Db | Tx, place: Seat): Promise<OfficeRow[]> {
  return db
    .select()
    .from(offices)
    .where(or(...seatsFrom(place).map(isAt)))
    .orderBy(desc(sql`num_nonnulls(${offices.parliament_id}, ${offices.assembly_id})`));
}

/** The same among all offices. */
export const upwardsFrom = (place: Seat, all: readonly OfficeRow[]): OfficeRow[] =>
  seatsFrom(place).flatMap(
    (seat) =>
      all.find(
        ({ parliament_id, assembly_id }) =>
          parliament_id === seat.parliament_id && assembly_id === seat.assembly_id,
      ) ?? [],
  );
