import { and } from 'drizzle-orm';
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
import { type Most, walk } from './walk.ts';

/** What the text index gives is looked through at once up to `few`, some fifty milliseconds; all of a search takes no longer. */
const LIMITS = { few: 20_000, milliseconds: 1_500 };
/** A sample that tells of so many was drawn from more than are counted, as sure as anything that is sampled can be. */
const SURELY_MORE = 5 * MAX_COUNTED_MATCHES;
/** More than the index gives where it gives few. */
const ALL = 1_000_000;
/** So many complaints are walked through before few are collected and sorted. */
const FIRST = 10_000;

/**
 * The ids of a slice of the complaints with the words. Where the text index gives few, matches are collected from it,
 * counted up to 1,000 and sorted. Where it gives many, or does not tell them from others, complaints are walked through
 * in the order of the list: that is many short statements, and soon done for what is frequent (data.md 2).
 * @throws 422 when the walk does not find a page of them in time
 */
export async function findByWords(
  db: Db | Tx,
  search: Search,
  limits = LIMITS,
): Promise<Total & { ids: number[] }> {
  try {
    const slice = search.slice ?? { limit: MAX_COUNTED_MATCHES, offset: 0 };
    const { effort, few } = await fewMatches(db, search, limits);
    if (few && few.length <= MAX_COUNTED_MATCHES) return { ids: cut(few, slice), total: few.length };
    const most = few ? { rows: FIRST } : { milliseconds: limits.milliseconds };
    return await manyMatches(db, search, slice, { ...effort, isFew: few !== undefined, most });
  } catch (error) {
    throw isTimeout(error) ? tooBroad() : error;
  }
}

const tooBroad = () => invalidField('keyword', 'searchTooBroad');
const cut = (ids: number[], { limit, offset }: Slice) => ids.slice(offset, offset + limit);

/** Up to one more than are counted, where the index gives few to look at. */
async function fewMatches(
  db: Db | Tx,
  search: Search,
  { few }: typeof LIMITS,
): Promise<{ effort: Effort; few?: number[] }> {
  const work = async (tx: Tx) => {
    const effort = await effortOf(tx, search);
    if (effort.looked > few) return { effort };
    return { effort, few: await collected(tx, search, MAX_COUNTED_MATCHES + 1) };
  };
  return byIndex(db, work, search.signal);
}

async function manyMatches(
  db: Db | Tx,
  search: Search,
  slice: Slice,
  { isFew, most, matches }: Effort & { isFew: boolean; most: Most },
): Promise<Total & { ids: number[] }> {
  const wanted = slice.offset + slice.limit;
  const isMany = isFew || matches >= SURELY_MORE;
  const { ids, isWhole } = await walk(
    db,
    search,
    isMany ? wanted : Math.max(wanted, MAX_COUNTED_MATCHES) + 1,
    most,
  );
  const many = { total: MAX_COUNTED_MATCHES, more: true } as const;
  if (isWhole && ids.length <= MAX_COUNTED_MATCHES) return { ids: cut(ids, slice), total: ids.length };
  if (isWhole || (isMany && ids.length >= wanted)) return { ids: cut(ids, slice), ...many };
  if (isFew) {
    const found = byIndex(db, (tx) => collected(tx, search, ALL, slice), search.signal);
    return { ids: await found, ...many };
  }
  if (ids.length <= wanted) throw tooBroad();
  // There is at least one more than the page shows; how many is not known.
  return { ids: cut(ids, slice), total: Math.min(ids.length - 1, MAX_COUNTED_MATCHES), more: true };
}

/** The first matches that the text index gives, sorted after they were found. */
async function collected(tx: Tx, { where, words, order }: Search, most: number, slice?: Slice) {
  const some = tx
    .select({ id: complaints.id, created_at: complaints.created_at, name: complaints.name })
    .from(complaints)
    .where(and(where, words(complaints)))
    .limit(most)
    .as('some');
  const found = await tx
    .select({ id: some.id })
    .from(some)
    .orderBy(...order(some))
    .limit(slice?.limit ?? most)
    .offset(slice?.offset ?? 0);
  return found.map(({ id }) => id);
}
