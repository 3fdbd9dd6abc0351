import { and, type SQL } from 'drizzle-orm';
import { MAX_COUNTED_MATCHES } from '../../contract/limits.ts';
import type { Db, Tx } from '../db/open.ts';
import { complaints } from '../db/schema/complaints.ts';
import type { Total } from './counts.ts';
import type { Order } from './order.ts';
import type { Words } from './words.ts';

export interface Search {
  where: SQL | undefined;
  words: Words;
  order: Order;
  /** Without one, all matches. */
  slice: { limit: number; offset: number } | null;
}

/** So many of the newest complaints are looked through before all matches are collected and sorted. */
const NEWEST = 20_000;

const ordered = { id: complaints.id, created_at: complaints.created_at, name: complaints.name };
const readable = {
  ...ordered,
  complaint_number: complaints.complaint_number,
  search_text: complaints.search_text,
};

/**
 * The ids of a slice of the complaints with the words. Up to 1,000 matches are collected from the text index,
 * counted and sorted. What is more frequent is not counted, and its newest are found among the newest complaints:
 * collecting all of them could take seconds (data.md 2).
 */
export async function findByWords(db: Db | Tx, search: Search): Promise<Total & { ids: number[] }> {
  const found = await collect(db, search, MAX_COUNTED_MATCHES + 1);
  const { limit, offset } = search.slice ?? { limit: MAX_COUNTED_MATCHES, offset: 0 };
  if (found.length <= MAX_COUNTED_MATCHES) {
    return { ids: found.slice(offset, offset + limit), total: found.length };
  }
  const newest = search.order.newestFirst ? await amongNewest(db, search, limit, offset) : [];
  const ids = newest.length === limit ? newest : (await collect(db, search)).slice(offset, offset + limit);
  return { ids, total: MAX_COUNTED_MATCHES, more: true };
}

/** The matches, or as many of them as are wanted, in order. The inner query has none, so that any index serves it. */
async function collect(db: Db | Tx, { where, words, order }: Search, wanted?: number): Promise<number[]> {
  const matching = db
    .select(ordered)
    .from(complaints)
    .where(and(where, words(complaints)))
    .$dynamic();
  const some = (wanted ? matching.limit(wanted) : matching.offset(0)).as('some');
  const found = await db
    .select({ id: some.id })
    .from(some)
    .orderBy(...order.by(some));
  return found.map(({ id }) => id);
}

async function amongNewest(db: Db | Tx, { where, words, order }: Search, limit: number, offset: number) {
  const newest = db
    .select(readable)
    .from(complaints)
    .where(where)
    .orderBy(...order.by(complaints))
    .limit(NEWEST)
    .as('newest');
  const found = await db
    .select({ id: newest.id })
    .from(newest)
    .where(words(newest))
    .orderBy(...order.by(newest))
    .limit(limit)
    .offset(offset);
  return found.map(({ id }) => id);
}
