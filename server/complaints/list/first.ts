import type { Actor } from '../../../contract/access.ts';
import type { Db, Tx } from '../../db/open.ts';
import { complaints } from '../../db/schema/complaints.ts';
import { type Total, totalOf } from './counts.ts';
import { idsByClocks } from './dueDays.ts';
import { filteredParts } from './filters.ts';
import { orderOf } from './order.ts';
import type { ComplaintQuery } from './query.ts';
import { inSlice } from './slice.ts';

/** The number of a list without words and the ids of its first ones, whose rows are read with those of other lists. */
export async function firstOf(
  db: Db | Tx,
  actor: Actor,
  query: ComplaintQuery,
  most: number,
): Promise<Total & { ids: number[] }> {
  const count = await totalOf(db, actor, query);
  if (count.total === 0) return { ...count, ids: [] };
  const slice = { limit: most, offset: 0 };
  const byClocks = await idsByClocks(db, actor, query, slice);
  if (byClocks) return { ...count, ids: byClocks };
  const order = orderOf(query);
  const found = await db
    .select({ id: complaints.id })
    .from(complaints)
    .where(inSlice(db, filteredParts(actor, query), order, slice))
    .orderBy(...order(complaints))
    .limit(most);
  return { ...count, ids: found.map(({ id }) => id) };
}
