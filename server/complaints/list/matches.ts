import { and, type SQL, sql } from 'drizzle-orm';
import { MAX_COUNTED_MATCHES } from '../../../contract/limits.ts';
import type { Db, Tx } from '../../db/open.ts';
import { complaints } from '../../db/schema/complaints.ts';
import type { Total } from './counts.ts';
import type { Order } from './order.ts';
import type { Slice } from './slice.ts';
import type { Words } from './words.ts';

export interface Search {
  where: SQL | undefined;
  words: Words;
  order: Order;
  slice: Slice | null;
}

/** So many of the first complaints are looked through before all matches are collected and sorted. */
const FIRST = 10_000;
/** A word in more complaints than this is among the first of them. */
const MOST = 1_000_000;

/**
 * The ids of a slice of the complaints with the words. Up to 1,000 matches are collected from the text index,
 * counted and sorted. What is more frequent is not counted, and looked for in the order of the list: collecting
 * all of it could take seconds (data.md 2).
 */
export async function findByWords(db: Db | Tx, search: Search): Promise<Total & { ids: number[] }> {
  const found = await collected(db, search, MAX_COUNTED_MATCHES + 1);
  const slice = search.slice ?? { limit: MAX_COUNTED_MATCHES, offset: 0 };
  if (found.length <= MAX_COUNTED_MATCHES) {
    return { ids: found.slice(slice.offset, slice.offset + slice.limit), total: found.length };
  }
  const first = await amongFirst(db, search, slice);
  const ids = first.length === slice.limit ? first : await collected(db, search, MOST, slice);
  return { ids, total: MAX_COUNTED_MATCHES, more: true };
}

/**
 * The matches from the text index, sorted after they were found. The planner may use nothing but bitmaps of indexes:
 * it guesses how frequent words are, and where it errs, or where words and filters exclude each other, it would read
 * the whole table to find a thousand.
 */
async function collected(db: Db | Tx, { where, words, order }: Search, most: number, slice?: Slice) {
  const found = await db.transaction(async (tx) => {
    await tx.execute(
      sql`select ${sql.join(
        ['seqscan', 'indexscan', 'indexonlyscan'].map(
          (way) => sql`set_config(${`enable_${way}`}, 'off', true)`,
        ),
        sql`, `,
      )}`,
    );
    const some = tx
      .select({ id: complaints.id, created_at: complaints.created_at, name: complaints.name })
      .from(complaints)
      .where(and(where, words(complaints)))
      .limit(most)
      .as('some');
    return tx
      .select({ id: some.id })
      .from(some)
      .orderBy(...order(some))
      .limit(slice?.limit ?? most)
      .offset(slice?.offset ?? 0);
  });
  return found.map(({ id }) => id);
}

async function amongFirst(db: Db | Tx, { where, words, order }: Search, { limit, offset }: Slice) {
  const { id, created_at, name, complaint_number, search_text } = complaints;
  const first = db
    .select({ id, created_at, name, complaint_number, search_text })
    .from(complaints)
    .where(where)
    .orderBy(...order(complaints))
    .limit(FIRST)
    .as('first');
  const found = await db
    .select({ id: first.id })
    .from(first)
    .where(words(first))
    .orderBy(...order(first))
    .limit(limit)
    .offset(offset);
  return found.map((row) => row.id);
}
