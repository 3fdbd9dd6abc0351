import type { SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { complaints } from '../schema/complaints.ts';
import type { Order } from './order.ts';

export interface Slice {
  limit: number;
  offset: number;
}

/** The ids of a slice of the complaints for which one of `parts` holds, which have none in common, in its order. */
export const idsInSlice = (
  db: Db | Tx,
  [first, ...others]: (SQL | undefined)[],
  order: Order,
  slice: Slice,
) => (others.length > 0 ? idsOfAll(db, [first, ...others], order, slice) : idsOf(db, first, order, slice));

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
