import { sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { ownPlaces } from '#contract/access/scope.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { complaints } from '../schema/complaints.ts';
import { mostOf, type Total } from './counts.ts';
import { asksDeadlines } from './deadlineQuery.ts';
import { filteredParts } from './filters.ts';
import { orderOf } from './order.ts';
import { clocksKnow } from './projection.ts';
import type { ComplaintQuery } from './query.ts';
import type { Slice } from './slice.ts';

/** Whether in one constituency something is asked of clocks, and something that these do not know (SLA-15). */
export const isJoined = (actor: Actor, query: ComplaintQuery): boolean =>
  ownPlaces(actor).assembly_id !== undefined && asksDeadlines(query) && !clocksKnow(actor, query);

/**
 * How many complaints such a list has, and the ids of a slice of them: found once for both, since to join them is all the work. Null for
 * the ids where there are more than are counted: the first ones are not among any.
 */
export async function findJoined(
  db: Db | Tx,
  actor: Actor,
  query: ComplaintQuery,
  { limit, offset }: Slice,
): Promise<Total & { ids: number[] | null }> {
  const most = mostOf(actor, query);
  const { id, created_at, name } = complaints;
  const parts = filteredParts(actor, query).map((where) =>
    db
      .select({ id, created_at, name: query.sort === 'name' ? name : sql`''`.as('name') })
      .from(complaints)
      .where(where)
      .getSQL(),
  );
  const order = orderOf(query)({ id: sql`id`, created_at: sql`created_at`, name: sql`name` });
  const { rows } = await db.execute<{ total: number; ids: number[] }>(sql`
    with found as materialized (select * from (${sql.join(parts, sql` union all `)}) as parts limit ${most + 1}::int)
    select (select count(*)::int from found) as total, array(
      select id from found order by ${sql.join(order, sql`, `)} limit ${limit}::int offset ${offset}::int) as ids`);
  const { total, ids } = rows[0] ?? { total: 0, ids: [] };
  return total > most ? { total: most, more: true, ids: null } : { total, ids };
}
