import { or, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { complaints } from '../schema/complaints.ts';
import { type Total, totalOf } from './counts.ts';
import { deadlineRows, mirrorOf } from './deadlineFilters.ts';
import { isOfOneKind } from './dueDays.ts';
import { filteredAlike } from './filters.ts';
import { orderOf } from './order.ts';
import type { ComplaintQuery } from './query.ts';
import type { Slice } from './slice.ts';

/** As many names as a large office has: of these a page is met the sooner, the more of them are asked for. */
const NAMES = 1_000_000;
/** So many are read one by one sooner than with all of their place. */
const FEW = 3_000;

/** Whether what clocks know, which have no names, is to be in the order of names (SLA-15). */
export const isByName = (actor: Actor, query: ComplaintQuery): boolean =>
  query.sort === 'name' && isOfOneKind(actor, query);

/**
 * The total of such a list and the ids of a slice: of many by walking through all names, of few by reading them all. Null for the ids of
 * a late page of many, to which no way is shorter than that of any list.
 */
export async function findByName(
  db: Db | Tx,
  actor: Actor,
  query: ComplaintQuery,
  slice: Slice,
): Promise<Total & { ids: number[] | null }> {
  const total = await totalOf(db, actor, query);
  if (!total.more && total.total <= slice.offset) return { ...total, ids: [] };
  const isSoonMet = (NAMES * (slice.offset + slice.limit)) / total.total < total.total;
  if (!isSoonMet && total.total > FEW) return { ...total, ids: null };
  const found = isSoonMet ? walkedByName(actor, query) : sortedByName(actor, query);
  const order = sql.join(orderOf(query)(complaints), sql`, `);
  const page = sql`${found} order by ${order} limit ${slice.limit}::int offset ${slice.offset}::int`;
  const { rows } = await db.execute<{ id: number }>(page);
  return { ...total, ids: rows.map(({ id }) => id) };
}

const sortedByName = (actor: Actor, query: ComplaintQuery) => sql`
  with asked as materialized (${deadlineRows(actor, query)})
  select ${complaints.id} from asked join ${complaints} on ${complaints.id} = complaint_id`;

/** A clock is asked for once its complaint is met: `limit` keeps the planner from collecting all that are asked for before. */
function walkedByName(actor: Actor, query: ComplaintQuery) {
  const { mirror, parts } = mirrorOf(actor, query);
  return sql`
    select ${complaints.id} from ${complaints} cross join lateral (
      select from ${mirror} where ${mirror.complaint_id} = ${complaints.id} and ${or(...parts)} limit 1) as asked
    where ${filteredAlike(actor, query)}`;
}
