import { and, not, sql } from 'drizzle-orm';
import { MAX_COUNTED_MATCHES } from '#contract/kernel/limits.ts';
import { byIndex } from '#server/kernel/db/byIndex.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { isTimeout } from '#server/kernel/errors/outage.ts';
import { inOrder } from '../list/order.ts';
import type { Page, Slice, Total } from '../list/page.ts';
import { complaints } from '../schema/complaints.ts';
import { type Effort, effortOf } from './effort.ts';
import type { Search } from './search.ts';
import { walk } from './walk.ts';
import type { Condition } from './words.ts';

/**
 * Up to `few` candidates are checked in one statement, which takes a tenth of a second. Up to `rare` are checked when
 * the sample has no match, as for two frequent words that never occur together; walking would not fill a page in
 * time. That takes at most 1.5 seconds.
 */
const LIMITS = { few: 80_000, rare: 120_000, milliseconds: 1_500 };
/** So many matches in the sample mean more than the counting limit, with near certainty. */
const SURELY_MORE = 5 * MAX_COUNTED_MATCHES;
/** More than any index returns here. */
const ALL = 1_000_000;
/** This many complaints are walked before the candidates of the index are collected and sorted. */
const FIRST = 10_000;

const ALL_COUNTED: Slice = { limit: MAX_COUNTED_MATCHES, offset: 0 };
const MANY = { total: MAX_COUNTED_MATCHES, more: true } as const;

/**
 * The ids of a slice of the complaints with the words (data.md 2). Few candidates of the text index are collected,
 * counted up to 1,000 and sorted. When the index gives many candidates or cannot be used, or most of them match,
 * complaints are walked in list order: many short statements, which end early for frequent words. @throws 422 when the
 * walk does not find a page of them in time
 */
export async function findByWords(db: Db | Tx, search: Search, limits = LIMITS): Promise<Page> {
  try {
    const slice = search.slice ?? ALL_COUNTED;
    const { found, isFew, ...effort } = await fewMatches(db, search, slice, limits);
    if (found) return found;
    if (isFew) return await amongFew(db, search, slice);
    return await amongMany(db, search, slice, { ...limits, ...effort });
  } catch (error) {
    throw isTimeout(error) ? tooBroad() : error;
  }
}

const tooBroad = () => invalidField('keyword', 'searchTooBroad');
const cut = (ids: number[], { limit, offset }: Slice) => ids.slice(offset, offset + limit);

/**
 * Whether the index returns few candidates, and a slice of their matches unless there are more than the counting
 * limit.
 */
async function fewMatches(db: Db | Tx, search: Search, slice: Slice, limits: typeof LIMITS) {
  const work = async (tx: Tx): Promise<Effort & { isFew: boolean; found?: Page }> => {
    const effort = await effortOf(tx, search, limits.few);
    const isFew = effort.looked <= (effort.matches > 0 ? limits.few : limits.rare);
    if (!isFew || effort.matches >= SURELY_MORE) return { ...effort, isFew };
    const found = await collected(tx, search, MAX_COUNTED_MATCHES + 1, slice);
    return { ...effort, isFew, ...(found.total > MAX_COUNTED_MATCHES ? {} : { found }) };
  };
  return byIndex(db, work, search.signal);
}

/** Few candidates but many matches: the start of the list usually fills the page. */
async function amongFew(db: Db | Tx, search: Search, slice: Slice): Promise<Page> {
  const needed = slice.offset + slice.limit;
  const { ids } = await walk(db, { ...search, words: search.first ?? search.words }, needed, { rows: FIRST });
  if (ids.length >= needed) return { ids: cut(ids, slice), ...MANY };
  const found = await byIndex(db, (tx) => collected(tx, search, ALL, slice), search.signal);
  return found.total > MAX_COUNTED_MATCHES ? { ids: found.ids, ...MANY } : found;
}

async function amongMany(
  db: Db | Tx,
  search: Search,
  slice: Slice,
  limits: typeof LIMITS & Effort,
): Promise<Page> {
  const needed = slice.offset + slice.limit;
  const isMany = limits.matches >= SURELY_MORE;
  const enough = isMany ? needed : Math.max(needed, MAX_COUNTED_MATCHES) + 1;
  const ahead = await writtenSo(db, search, enough, limits);
  if (!ahead.isWhole && ahead.ids.length < needed) throw tooBroad();
  if (!ahead.isWhole)
    return { ids: cut(ahead.ids, slice), ...(isMany ? MANY : moreThan(ahead.ids.length - 1)) };
  const others = { ...search, words: search.first ? butNot(search.words, search.first) : search.words };
  const { ids, isWhole } = await walk(db, others, enough - ahead.ids.length, limits);
  const all = [...ahead.ids, ...ids];
  if (isWhole && all.length <= MAX_COUNTED_MATCHES) return { ids: cut(all, slice), total: all.length };
  if (isWhole || (isMany && all.length >= needed)) return { ids: cut(all, slice), ...MANY };
  if (all.length <= needed) throw tooBroad();
  // At least one more than the page; the exact number is unknown.
  return { ids: cut(all, slice), ...moreThan(all.length - 1) };
}

const moreThan = (count: number): Total => ({ total: Math.min(count, MAX_COUNTED_MATCHES), more: true });

const butNot =
  (words: Condition, first: Condition): Condition =>
  (columns) =>
    and(words(columns), not(first(columns) ?? sql`false`));

/** The exact matches, which come first: all of them if there are few, otherwise up to `wanted`. */
async function writtenSo(db: Db | Tx, search: Search, needed: number, limits: typeof LIMITS) {
  const { first, ...rest } = search;
  if (!first) return { ids: [], isWhole: true };
  const { found } = await fewMatches(db, { ...rest, words: first }, ALL_COUNTED, limits);
  if (found) return { ids: found.ids, isWhole: true };
  return walk(db, { ...rest, words: first }, needed, limits);
}

/** A slice of the matches that the text index finds, sorted afterwards, and their number. */
async function collected(tx: Tx, search: Search, most: number, { limit, offset }: Slice): Promise<Page> {
  const { where, words, first, order } = search;
  const { id, created_at, name } = complaints;
  const found = tx
    .select({
      complaint_id: sql`${id}`.as('complaint_id'),
      received_at: sql`${created_at}`.as('received_at'),
      name: sql`lower(${name}) collate "C"`.as('name'),
      first: sql`${first?.(complaints) ?? sql`true`}`.as('first'),
    })
    .from(complaints)
    .where(and(where, words(complaints)))
    .limit(most);
  const columns = { complaint_id: sql`complaint_id`, received_at: sql`received_at`, name: sql`name` };
  const { rows } = await tx.execute<{ total: number; ids: number[] }>(sql`
    with found as materialized (${found.getSQL()})
    select (select count(*)::int from found) as total, array(
      select complaint_id from found order by "first" desc, ${inOrder(order, columns)}
      limit ${limit} offset ${offset}) as ids`);
  return rows[0] ?? { total: 0, ids: [] };
}
