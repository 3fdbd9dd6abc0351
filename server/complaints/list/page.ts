import { sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { findByName, isByName } from './byName.ts';
import { counted, NONE, type Numbers, type Total, totalOf } from './counts.ts';
import { idsByClocks, idsByDueDay, isByDueDay } from './dueDays.ts';
import { filteredParts } from './filters.ts';
import { findJoined, isJoined } from './joined.ts';
import { orderOf } from './order.ts';
import type { ComplaintQuery } from './query.ts';
import { idsInSlice, type Slice } from './slice.ts';

interface Page extends Total {
  ids: number[];
}

/**
 * The ids of a page of a list without words, and the list's total. In one statement: to send and await another takes longer than most
 * pages take to be found. A page past the end is not looked for, since all there is would be read for it.
 */
export async function pageOf(db: Db | Tx, actor: Actor, query: ComplaintQuery, slice: Slice): Promise<Page> {
  if (isByDueDay(actor, query)) {
    const total = await totalOf(db, actor, query);
    const isThere = total.more || total.total > slice.offset;
    return { ...total, ids: isThere ? await idsByDueDay(db, actor, query, slice) : [] };
  }
  if (isByName(actor, query) || isJoined(actor, query)) {
    const find = isByName(actor, query) ? findByName : findJoined;
    const { ids, ...total } = await find(db, actor, query, slice);
    return { ...total, ids: ids ?? (await idsAlone(db, actor, query, slice)) };
  }
  const { numbers, goesBeyond, totalFrom } = counted(actor, query);
  const ids = sql`array(${idsOf(db, actor, query, slice)})`;
  const { rows } = await db.execute<{ numbers: Numbers; ids: number[] | null }>(sql`
    with counted as materialized (select ${numbers} as n)
    select n as numbers, case when ${goesBeyond(slice.offset)} then ${ids} end as ids from counted`);
  const [found] = rows;
  return { ...totalFrom(found?.numbers ?? NONE), ids: found?.ids ?? [] };
}

/** The same where the total is known. */
const idsAlone = async (db: Db | Tx, actor: Actor, query: ComplaintQuery, slice: Slice) => {
  const { rows } = await db.execute<{ id: number }>(idsOf(db, actor, query, slice));
  return rows.map(({ id }) => id);
};

/** The ids of a slice of a list without words, as a select: by clocks where these find them faster (SLA-15). */
export const idsOf = (db: Db | Tx, actor: Actor, query: ComplaintQuery, slice: Slice) =>
  (
    idsByClocks(db, actor, query, slice) ?? idsInSlice(db, filteredParts(actor, query), orderOf(query), slice)
  ).getSQL();
