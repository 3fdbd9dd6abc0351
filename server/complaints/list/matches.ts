import { and, desc, not, type SQL, sql } from 'drizzle-orm';
import { MAX_COUNTED_MATCHES } from '../../../contract/limits.ts';
import type { Db, Tx } from '../../db/open.ts';
import { complaints } from '../../db/schema/complaints.ts';
import type { Total } from './counts.ts';
import type { Order } from './order.ts';
import type { Slice } from './slice.ts';
import type { Condition } from './words.ts';

export interface Search {
  where: SQL | undefined;
  words: Condition;
  /** Which of the matches come before the others; left out where the order alone counts. */
  first?: Condition;
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
  return { ids: await frequent(db, search, slice), total: MAX_COUNTED_MATCHES, more: true };
}

async function frequent(db: Db | Tx, search: Search, slice: Slice): Promise<number[]> {
  const { first, words } = search;
  const next = await amongFirst(db, { ...search, words: first ?? words }, slice);
  if (next.length === slice.limit) return next;
  return first ? firstAndOthers(db, { ...search, first }, slice) : collected(db, search, MOST, slice);
}

/** A slice where few come first: those are collected, and the others follow in the order of the list. */
async function firstAndOthers(db: Db | Tx, search: Search & { first: Condition }, slice: Slice) {
  const { first, words, ...rest } = search;
  const before = await collected(db, { ...rest, words: first }, MAX_COUNTED_MATCHES + 1);
  if (before.length > MAX_COUNTED_MATCHES) return collected(db, search, MOST, slice);
  const ids = before.slice(slice.offset, slice.offset + slice.limit);
  const others: Condition = (columns) => and(words(columns), not(first(columns) ?? sql`false`));
  const left = { limit: slice.limit - ids.length, offset: Math.max(0, slice.offset - before.length) };
  return left.limit > 0 ? [...ids, ...(await frequent(db, { ...rest, words: others }, left))] : ids;
}

const { id, created_at, name, complaint_number, search_text } = complaints;

/**
 * The matches from the text index, sorted after they were found. The planner may use nothing but bitmaps of indexes:
 * it guesses how frequent words are, and where it errs, or where words and filters exclude each other, it would read
 * the whole table to find a thousand.
 */
async function collected(db: Db | Tx, search: Search, most: number, slice?: Slice) {
  const { where, words, first, order } = search;
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
      .select({ id, created_at, name, first: sql<boolean>`${first?.(complaints) ?? sql`true`}`.as('first') })
      .from(complaints)
      .where(and(where, words(complaints)))
      .limit(most)
      .as('some');
    return tx
      .select({ id: some.id })
      .from(some)
      .orderBy(desc(some.first), ...order(some))
      .limit(slice?.limit ?? most)
      .offset(slice?.offset ?? 0);
  });
  return found.map(({ id }) => id);
}

async function amongFirst(db: Db | Tx, { where, words, order }: Search, { limit, offset }: Slice) {
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
