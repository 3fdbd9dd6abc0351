import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { MAX_DIRECT_EXPORT_ROWS } from '#contract/kernel/exports.ts';
import { MAX_COUNTED_MATCHES } from '#contract/kernel/limits.ts';
import { type Total, totalOf } from '#server/complaints/list/counts.ts';
import { filtered, ofPlace, wordsOf } from '#server/complaints/list/filters.ts';
import { findByWords } from '#server/complaints/list/matches.ts';
import { orderOf } from '#server/complaints/list/order.ts';
import type { ComplaintQuery } from '#server/complaints/list/query.ts';
import type { Words } from '#server/complaints/list/words.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { ApiError } from '#server/kernel/errors/apiError.ts';

/** So many complaints are looked through by one query: a few milliseconds, whatever is looked for. */
const WINDOW = 1_000;

export const isSmall = ({ total, more }: Total) => !more && total <= MAX_DIRECT_EXPORT_ROWS;

/** How many complaints fit; with words, no further than a list counts. */
export async function countMatches(db: Db, actor: Actor, query: ComplaintQuery): Promise<Total> {
  const words = await wordsOf(db, query);
  if (!words) return totalOf(db, actor, query);
  const { ids: _, ...total } = await matching(db, actor, query, words);
  return total;
}

/**
 * The ids of every complaint that the actor may see and the query asks for, newest first: the set as it stood, without
 * doubles or gaps, whatever is recorded afterwards. Few are found as a list finds them. For more, all complaints of
 * the place are walked through, because no index has every combination of filters in order.
 */
export async function collectIds(db: Db, actor: Actor, query: ComplaintQuery): Promise<number[]> {
  const words = await wordsOf(db, query);
  if (query.ids && !words) {
    const named = await newest(db, filtered(actor, query), query.ids.length);
    return named.map(({ id }) => id);
  }
  if (words) {
    const { ids, ...total } = await matching(db, actor, query, words);
    if (!total.more) return ids;
  } else if (isSmall(await totalOf(db, actor, query))) {
    const ids = await newest(db, filtered(actor, query), MAX_DIRECT_EXPORT_ROWS);
    return ids.map(({ id }) => id);
  }
  const ids: number[] = [];
  for await (const newestIds of windows(db, actor, query, words)) for (const id of newestIds) ids.push(id);
  return ids;
}

/** What a list would take too long to find is more than it counts. */
async function matching(
  db: Db,
  actor: Actor,
  filters: ComplaintQuery,
  { found: words }: Words,
): Promise<Total & { ids: number[] }> {
  const query = { ...filters, sort: null };
  const [place, where] = [ofPlace(actor, query), filtered(actor, query)];
  try {
    return await findByWords(db, { place, where, words, query, order: orderOf(query), slice: null });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ids: [], total: MAX_COUNTED_MATCHES, more: true };
  }
}

async function* windows(
  db: Db,
  actor: Actor,
  query: ComplaintQuery,
  words: Words | null,
): AsyncGenerator<number[]> {
  const place = ofPlace(actor, query);
  const where = and(filtered(actor, query), words?.found(complaints)) ?? sql`true`;
  let after: SQL | undefined;
  for (;;) {
    const window = await newest(db, and(place, after), WINDOW, where);
    yield window.flatMap(({ id, fits }) => (fits ? [id] : []));
    const last = window.at(-1);
    if (!last || window.length < WINDOW) return;
    after = isBefore(last);
  }
}

const newest = (db: Db, where: SQL | undefined, limit: number, filter: SQL = sql`true`) =>
  db
    .select({
      id: complaints.id,
      created_at: complaints.created_at,
      fits: sql<boolean>`coalesce(${filter}, false)`,
    })
    .from(complaints)
    .where(where)
    .orderBy(desc(complaints.created_at), desc(complaints.id))
    .limit(limit);

const isBefore = ({ created_at, id }: { created_at: Date; id: number }) =>
  sql`(${complaints.created_at}, ${complaints.id}) < (${created_at.toISOString()}::timestamptz, ${id}::int)`;
