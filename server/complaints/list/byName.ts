import { or, sql } from 'drizzle-orm';
import type { Actor } from '../../../contract/access.ts';
import type { Db, Tx } from '../../db/open.ts';
import { complaintClocks } from '../../db/schema/clocks.ts';
import { complaints } from '../../db/schema/complaints.ts';
import { unclockedComplaints } from '../../db/schema/unclocked.ts';
import { clockParts } from './clockFilters.ts';
import { kindOf } from './clockQuery.ts';
import { clockRows, type Total, totalOf } from './counts.ts';
import { isOfOneKind } from './dueDays.ts';
import { filteredAlike } from './filters.ts';
import { mirroredParts } from './mirrored.ts';
import { orderOf } from './order.ts';
import type { ComplaintQuery } from './query.ts';
import type { Slice } from './slice.ts';

/** As many names as a large office has: to find which way to a page is the shorter one. */
const NAMES = 1_000_000;

/** Whether what clocks know, which have no names, is to be in the order of names (SLA-15). */
export const isByName = (actor: Actor, query: ComplaintQuery): boolean =>
  query.sort === 'name' && isOfOneKind(actor, query);

/** The total of such a list and the ids of a slice: of few by reading them all, of many by walking through all names. */
export async function findByName(
  db: Db | Tx,
  actor: Actor,
  query: ComplaintQuery,
  slice: Slice,
): Promise<Total & { ids: number[] }> {
  const total = await totalOf(db, actor, query);
  const last = slice.offset + slice.limit;
  if (!total.more && total.total <= slice.offset) return { ...total, ids: [] };
  // One reads all that is asked for, the other so many of all names that the page is among them.
  const isFew = !total.more && total.total <= (NAMES * last) / total.total;
  const found = isFew ? sortedByName(actor, query) : walkedByName(actor, query);
  const order = sql.join(orderOf(query)(complaints), sql`, `);
  const page = sql`${found} order by ${order} limit ${slice.limit}::int offset ${slice.offset}::int`;
  const { rows } = await db.execute<{ id: number }>(page);
  return { ...total, ids: rows.map(({ id }) => id) };
}

const sortedByName = (actor: Actor, query: ComplaintQuery) => sql`
  with asked as materialized (${clockRows(actor, query)})
  select ${complaints.id} from asked join ${complaints} on ${complaints.id} = complaint_id`;

/** A clock is asked for once its complaint is met: `limit` keeps the planner from collecting all that are asked for before. */
function walkedByName(actor: Actor, query: ComplaintQuery) {
  const [mirror, parts] =
    kindOf(query) === 'unclocked'
      ? [unclockedComplaints, mirroredParts(actor, query, unclockedComplaints)]
      : [complaintClocks, clockParts(actor, query)];
  return sql`
    select ${complaints.id} from ${complaints} cross join lateral (
      select from ${mirror} where ${mirror.complaint_id} = ${complaints.id} and ${or(...parts)} limit 1) as asked
    where ${filteredAlike(actor, query)}`;
}
