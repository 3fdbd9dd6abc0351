import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../../contract/access.ts';
import type { Db, Tx } from '../../db/open.ts';
import { complaints } from '../../db/schema/complaints.ts';
import { counted, type Numbers, type Total } from './counts.ts';
import { runningIds } from './dueDays.ts';
import { filteredParts } from './filters.ts';
import { orderOf } from './order.ts';
import type { ComplaintQuery } from './query.ts';
import { inSlice } from './slice.ts';

interface Asked {
  query: ComplaintQuery;
}
interface First extends Total {
  ids: number[];
}

/**
 * Of each of several lists without words its number and the ids of its first ones, in one statement: a message to the database and
 * back costs as much as what most of them find. What is empty is not looked through.
 */
export async function firstOfEach<List extends Asked>(
  db: Db | Tx,
  actor: Actor,
  asked: readonly List[],
  most: number,
): Promise<(List & First)[]> {
  const counts = asked.map(({ query }) => counted(actor, query));
  const numbers = counts.map((count, nth) => sql`${count.numbers} as ${column(nth)}`);
  const lists = asked.map(
    ({ query }, nth) => sql`json_build_object('numbers', ${column(nth)}, 'ids',
      case when ${column(nth)}[1] + ${column(nth)}[2] > ${column(nth)}[3] then array(${firstIds(db, actor, query, most)}) end)`,
  );
  const { rows } = await db.execute<{ lists: { numbers: Numbers; ids: number[] | null }[] }>(sql`
    with counted as materialized (select ${sql.join(numbers, sql`, `)})
    select json_build_array(${sql.join(lists, sql`, `)}) as lists from counted`);
  return asked.flatMap((list, nth) => {
    const [count, found] = [counts[nth], rows[0]?.lists[nth]];
    return count && found ? [{ ...list, ...count.totalFrom(found.numbers), ids: found.ids ?? [] }] : [];
  });
}

const column = (nth: number) => sql.raw(`"list_${nth}"`);

function firstIds(db: Db | Tx, actor: Actor, query: ComplaintQuery, limit: number): SQL {
  const slice = { limit, offset: 0 };
  const byClocks = runningIds(db, actor, query, slice);
  if (byClocks) return byClocks.getSQL();
  const order = orderOf(query);
  return db
    .select({ id: complaints.id })
    .from(complaints)
    .where(inSlice(db, filteredParts(actor, query), order, slice))
    .orderBy(...order(complaints))
    .limit(limit)
    .getSQL();
}
