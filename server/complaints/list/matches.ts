import { and, desc, not, sql } from 'drizzle-orm';
import { MAX_COUNTED_MATCHES } from '../../../contract/limits.ts';
import type { Db, Tx } from '../../db/open.ts';
import { complaints } from '../../db/schema/complaints.ts';
import { invalidField } from '../../errors/apiError.ts';
import { isTimeout } from '../../errors/away.ts';
import { byIndex } from './byIndex.ts';
import type { Total } from './counts.ts';
import { type Effort, effortOf } from './effort.ts';
import type { Search } from './search.ts';
import type { Slice } from './slice.ts';
import { walk } from './walk.ts';
import type { Condition } from './words.ts';

/** What the text index gives is looked through at once up to `few`, some fifty milliseconds; all of a search takes no longer. */
const LIMITS = { few: 20_000, milliseconds: 1_500 };
/** A sample that tells of so many was drawn from more than are counted, as sure as anything that is sampled can be. */
const SURELY_MORE = 5 * MAX_COUNTED_MATCHES;
/** More than the index gives where it gives few. */
const ALL = 1_000_000;
/** So many complaints are walked through before few are collected and sorted. */
const FIRST = 10_000;

const MANY = { total: MAX_COUNTED_MATCHES, more: true } as const;
type Found = Total & { ids: number[] };

/**
 * The ids of a slice of the complaints with the words. Where the text index gives few, matches are collected from it,
 * counted up to 1,000 and sorted. Where it gives many, or does not tell them from others, complaints are walked through
 * in the order of the list: that is many short statements, and soon done for what is frequent (data.md 2).
 * @throws 422 when the walk does not find a page of them in time
 */
export async function findByWords(db: Db | Tx, search: Search, limits = LIMITS): Promise<Found> {
  try {
    const slice = search.slice ?? { limit: MAX_COUNTED_MATCHES, offset: 0 };
    const { effort, few } = await fewMatches(db, search, limits);
    if (!few) return await amongMany(db, search, slice, { ...limits, ...effort });
    if (few.length > MAX_COUNTED_MATCHES) return await amongFew(db, search, slice);
    return { ids: cut(few, slice), total: few.length };
  } catch (error) {
    throw isTimeout(error) ? tooBroad() : error;
  }
}

const tooBroad = () => invalidField('keyword', 'searchTooBroad');
const cut = (ids: number[], { limit, offset }: Slice) => ids.slice(offset, offset + limit);

/** Up to one more than are counted, where the index gives few to look at. */
async function fewMatches(db: Db | Tx, search: Search, limits: typeof LIMITS) {
  const work = async (tx: Tx): Promise<{ effort: Effort; few?: number[] }> => {
    const effort = await effortOf(tx, search);
    if (effort.looked > limits.few) return { effort };
    return { effort, few: await collected(tx, search, MAX_COUNTED_MATCHES + 1) };
  };
  return byIndex(db, work, search.signal);
}

/** More matches than are counted, and not many more: the first of the list most often have a page of them. */
async function amongFew(db: Db | Tx, search: Search, slice: Slice): Promise<Found> {
  const wanted = slice.offset + slice.limit;
  const { ids } = await walk(db, { ...search, words: search.first ?? search.words }, wanted, { rows: FIRST });
  if (ids.length >= wanted) return { ids: cut(ids, slice), ...MANY };
  const found = byIndex(db, (tx) => collected(tx, search, ALL, slice), search.signal);
  return { ids: await found, ...MANY };
}

async function amongMany(
  db: Db | Tx,
  search: Search,
  slice: Slice,
  limits: typeof LIMITS & Effort,
): Promise<Found> {
  const wanted = slice.offset + slice.limit;
  const isMany = limits.matches >= SURELY_MORE;
  const enough = isMany ? wanted : Math.max(wanted, MAX_COUNTED_MATCHES) + 1;
  const ahead = await writtenSo(db, search, enough, limits);
  if (!ahead.isWhole && ahead.ids.length < wanted) throw tooBroad();
  if (!ahead.isWhole)
    return { ids: cut(ahead.ids, slice), ...(isMany ? MANY : moreThan(ahead.ids.length - 1)) };
  const others = { ...search, words: search.first ? butNot(search.words, search.first) : search.words };
  const { ids, isWhole } = await walk(db, others, enough - ahead.ids.length, limits);
  const all = [...ahead.ids, ...ids];
  if (isWhole && all.length <= MAX_COUNTED_MATCHES) return { ids: cut(all, slice), total: all.length };
  if (isWhole || (isMany && all.length >= wanted)) return { ids: cut(all, slice), ...MANY };
  if (all.length <= wanted) throw tooBroad();
  // There is at least one more than the page shows; how many is not known.
  return { ids: cut(all, slice), ...moreThan(all.length - 1) };
}

const moreThan = (count: number): Total => ({ total: Math.min(count, MAX_COUNTED_MATCHES), more: true });

const butNot =
  (words: Condition, first: Condition): Condition =>
  (columns) =>
    and(words(columns), not(first(columns) ?? sql`false`));

/** What comes before the others: all of it where that is little, else as much as is wanted. */
async function writtenSo(db: Db | Tx, search: Search, wanted: number, limits: typeof LIMITS) {
  const { first, ...rest } = search;
  if (!first) return { ids: [], isWhole: true };
  const { few } = await fewMatches(db, { ...rest, words: first }, limits);
  if (few && few.length <= MAX_COUNTED_MATCHES) return { ids: few, isWhole: true };
  return walk(db, { ...rest, words: first }, wanted, limits);
}

/** The first matches that the text index gives, sorted after they were found. */
async function collected(tx: Tx, { where, words, first, order }: Search, most: number, slice?: Slice) {
  const { id, created_at, name } = complaints;
  const some = tx
    .select({ id, created_at, name, first: sql<boolean>`${first?.(complaints) ?? sql`true`}`.as('first') })
    .from(complaints)
    .where(and(where, words(complaints)))
    .limit(most)
    .as('some');
  const found = await tx
    .select({ id: some.id })
    .from(some)
    .orderBy(desc(some.first), ...order(some))
    .limit(slice?.limit ?? most)
    .offset(slice?.offset ?? 0);
  return found.map((row) => row.id);
}
