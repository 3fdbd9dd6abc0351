import { type AnyColumn, and, eq, ilike, inArray, max, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { Actor } from '#contract/access/access.ts';
import { ownPlaces } from '#contract/access/scope.ts';
import { MAX_ASKED_IDS, TIME_ZONE } from '#contract/kernel/limits.ts';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import {
  cleanText,
  INDIC_LETTERS,
  isIndic,
  JOINERS,
  NASALS,
  searchable,
  withoutJoiners,
} from '#contract/kernel/text.ts';
import { PLACE_LEVELS, type PlaceField, type PlaceLevel } from '#contract/places/place.ts';
import { invalidField } from '../errors/apiError.ts';
import { containing } from '../text/likePattern.ts';
import { pastedForms } from '../text/pastedForms.ts';
import type { Db, Tx } from './open.ts';

interface Paging {
  ids: number[] | null;
  paginate: boolean | null;
  page: number | null;
  per_page: number | null;
}
/** The value of a filter, or several values of which one has to match (GRD-04). */
export type OneOrMore<T> = T | readonly T[];
type PlaceQuery = Partial<Record<PlaceField | PlaceLevel, OneOrMore<number> | null>>;

/** Rows whose column has the value, or one of several. */
export const isIn = <T>(column: AnyPgColumn, value: OneOrMore<T>): SQL =>
  Array.isArray(value) ? inArray(column, value) : eq(column, value);

/**
 * The place filters of a list, under both of their names, on the levels that have a column. The caller's own place adds
 * no condition: the scope covers it and also shows records above it. Another place matches nothing (SCOPE-05).
 */
export function placeFilter(
  actor: Actor,
  query: PlaceQuery,
  columns: Partial<Record<PlaceField, AnyPgColumn>>,
): SQL | undefined {
  const own = ownPlaces(actor);
  const conditions = PLACE_LEVELS.flatMap((level): SQL[] => {
    const field = `${level}_id` as const;
    const place = query[field] ?? query[level];
    const column = columns[field];
    if (!column || place === null || place === undefined) return [];
    if (own[field] === undefined) return [isIn(column, place)];
    return [place].flat().includes(own[field]) ? [] : [sql`false`];
  });
  return and(...conditions);
}

/**
 * Rows in which one of the columns or expressions contains the keyword, in any letter case, or contains it as a phone
 * number. % and _ have no special meaning.
 */
export function contains(
  keyword: string | null | undefined,
  columns: readonly (AnyPgColumn | SQL)[],
): SQL | undefined {
  const text = withoutJoiners(cleanText(keyword ?? '')).trim();
  if (!text) return undefined;
  const forms = [searchable(text), ...pastedForms(text).map((form) => form.toLowerCase())];
  return or(
    ...columns.flatMap((column) =>
      [...new Set(forms)].map((each) => ilike(inSpellingOf(text, column), containing(each))),
    ),
  );
}

/** The column in the spelling that search uses, if that makes a difference for this text. */
export function inSpellingOf(text: string, column: AnyColumn | SQL): SQL {
  if (!isIndic(text)) return sql`translate(${column}, ${JOINERS}, '')`;
  const { written, read } = INDIC_LETTERS;
  const letters = sql`translate(${column}, ${written.slice(0, read.length) + JOINERS + written.slice(read.length)}, ${read})`;
  return NASALS.reduce(
    (spelt, nasal) => sql`regexp_replace(${spelt}, ${nasal.written}, ${nasal.sign}, 'g')`,
    letters,
  );
}

/** The condition for a list that is limited to certain ids; undefined without `ids`. */
export const chosen = ({ ids }: Pick<Paging, 'ids'>, id: AnyPgColumn): SQL | undefined =>
  ids ? inArray(id, ids) : undefined;

/**
 * The slice that a list query asks for; null without a page, which means every row (API-03).
 * @throws 422 under `ids` when it names more records than an answer may hold
 */
export function sliceOf({ ids, paginate, page, per_page }: Paging) {
  if (ids && ids.length > MAX_ASKED_IDS) throw invalidField('ids', 'tooManyValues');
  if (paginate === false || (page === null && !paginate)) return null;
  const limit = per_page ?? PAGE_SIZE;
  return { limit, offset: ((page ?? 1) - 1) * limit };
}

/** One page of a list that is short enough to be read whole, with the number of all rows. */
export function pageOf<T>(rows: T[], query: Paging) {
  const slice = sliceOf(query);
  return { data: slice ? rows.slice(slice.offset, slice.offset + slice.limit) : rows, total: rows.length };
}

/** Counts the rows of a select, but no further than `most`; `more` when there are more. */
export const countUpTo = async (most: number, db: Db | Tx, rows: PgSelect) =>
  upTo(most, await db.$count(rows.limit(most + 1).as('some')));

/** The same for a number that was already counted, to `most` plus one. */
export const upTo = (most: number, counted: number): { total: number; more?: true } =>
  counted > most ? { total: most, more: true } : { total: counted };

/** The rows of a page. Beyond the last page the database is not asked, since it would read all rows. */
export async function rowsOfPage<R>(
  { total, more }: { total: number; more?: true },
  offset: number,
  rows: () => PromiseLike<R[]>,
  options?: { db: Db | Tx; id: AnyPgColumn },
): Promise<R[]> {
  if (offset < total || offset === 0) return rows();
  if (!more || !options) return [];
  const [last] = await options.db.select({ id: max(options.id) }).from(options.id.table);
  return offset < Number(last?.id ?? 0) ? rows() : [];
}

/** The rows that a query asks for, of a list that always comes in pages. */
export function readPage<R>(
  { page, per_page }: Pick<Paging, 'page' | 'per_page'>,
  counted: { total: number; more?: true },
  rows: (slice: { limit: number; offset: number }) => PromiseLike<R[]>,
  options?: { db: Db | Tx; id: AnyPgColumn },
): Promise<R[]> {
  const limit = per_page ?? PAGE_SIZE;
  const offset = ((page ?? 1) - 1) * limit;
  return rowsOfPage(counted, offset, () => rows({ limit, offset }), options);
}

/** Midnight in the time zone of the state: filters by date count whole days there. */
export const startOfDay = (date: string, plusDays: number) =>
  sql`(${date}::date + ${plusDays}::int)::timestamp at time zone ${TIME_ZONE}`;
