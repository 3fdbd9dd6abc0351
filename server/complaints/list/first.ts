import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { counted, type Numbers, type Total } from './counts.ts';
import { idsOf } from './page.ts';
import type { ComplaintQuery } from './query.ts';

interface Asked {
  query: ComplaintQuery;
}
interface First extends Total {
  ids: number[];
}
interface Found {
  numbers: Numbers;
  ids: number[] | null;
}

/**
 * Of each of several lists without words its number and the ids of its first ones, in one statement: planning and sending each of them
 * costs more than what most of them find.
 */
export async function firstOfEach<List extends Asked>(
  db: Db | Tx,
  actor: Actor,
  asked: readonly List[],
  first: number,
): Promise<(List & First)[]> {
  const lists = asked.map((list) => ({ list, ...counted(actor, list.query) }));
  const parts = lists.map(({ list: { query }, most, isKnown, goesBeyond, numbers }) => {
    const ids = (limit: number) => sql`array(${idsOf(db, actor, query, { limit, offset: 0 })})`;
    return isKnown ? known(numbers, goesBeyond(0), ids(first)) : looked(ids(most + 1), first);
  });
  const { rows } = await db.execute<{ found: Found[] }>(
    sql`select json_build_array(${sql.join(parts, sql`, `)}) as found`,
  );
  return lists.flatMap(({ list, totalFrom }, nth) => {
    const found = rows[0]?.found[nth];
    return found ? [{ ...list, ...totalFrom(found.numbers), ids: found.ids ?? [] }] : [];
  });
}

/** What a roll-up knows, whose first ones are not looked for where there are none. */
const known = (numbers: SQL, isAny: SQL, ids: SQL) => sql`(
  with counted as materialized (select ${numbers} as n)
  select json_build_object('numbers', n, 'ids', case when ${isAny} then ${ids} end) from counted)`;

/** What is counted is looked through in the order of its list, so that its first ones need no second look. */
const looked = (all: SQL, first: number) => sql`(
  with found as materialized (select ${all} as ids)
  select json_build_object('numbers', array[0, cardinality(ids), 0], 'ids', ids[1:${first}::int]) from found)`;
