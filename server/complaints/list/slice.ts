import { inArray, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/open.ts';
import { complaints } from '../../db/schema/complaints.ts';
import type { Order } from './order.ts';

export interface Slice {
  limit: number;
  offset: number;
}

/**
 * What holds for the complaints of a slice; `parts` are those of the list, without overlap. The first page is read
 * along an index. For others the ids are found before, so that the rows of earlier pages are not read (data.md 3); so they are for
 * what the planner may find first and sort then (`isSorted`).
 */
export function inSlice(
  db: Db | Tx,
  parts: (SQL | undefined)[],
  order: Order,
  slice: Slice,
  { isSorted = false } = {},
) {
  const [first, ...others] = parts;
  if (others.length > 0) return inArray(complaints.id, idsOfAll(db, parts, order, slice));
  return slice.offset === 0 && !isSorted ? first : inArray(complaints.id, idsOf(db, first, order, slice));
}

const idsOf = (db: Db | Tx, where: SQL | undefined, order: Order, { limit, offset }: Slice) =>
  db
    .select({ id: complaints.id })
    .from(complaints)
    .where(where)
    .orderBy(...order(complaints))
    .limit(limit)
    .offset(offset);

/** No index has all parts in order: the slice is among the first of each. */
function idsOfAll(db: Db | Tx, parts: (SQL | undefined)[], order: Order, { limit, offset }: Slice) {
  const firstOf = (where: SQL | undefined) =>
    db
      .select({ id: complaints.id, created_at: complaints.created_at, name: complaints.name })
      .from(complaints)
      .where(where)
      .orderBy(...order(complaints))
      .limit(offset + limit);
  const [one, other, ...others] = parts.map(firstOf);
  if (!one || !other) throw new Error('a list has parts');
  const all = unionAll(one, other, ...others).as('every');
  return db
    .select({ id: all.id })
    .from(all)
    .orderBy(...order(all))
    .limit(limit)
    .offset(offset);
}
