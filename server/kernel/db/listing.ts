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
/** A filter's value, or several of which one has to fit (GRD-04). */
export type OneOrMore<T> = T | readonly T[];
type PlaceQuery = Partial<Record<PlaceField | PlaceLevel, OneOrMore<number> | null>>;

/** Rows whose column has the value, or one of several. */
export const isIn = <T>(column: AnyPgColumn, value: OneOrMore<T>): SQL =>
  Array.isArray(value) ? inArray(column, value) : eq(column, value);

/**
 * The place filters of a list, under both of their names, on the levels that have a column. The caller's own place
 * filters nothing, since the scope does that and keeps the records above it; another's place finds nothing (SCOPE-05).
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

/** Rows in which one of the columns, or of what is made of them, contains the keyword, whatever its case, or the phone that it is; % and _ mean themselves. */
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

/** A column as `searchable` has it, as far as the text that is looked for makes a difference. */
export function inSpellingOf(text: string, column: AnyColumn | SQL): SQL {
  if (!isIndic(text)) return sql`translate(${column}, ${JOINERS}, '')`;
  const { written, read } = INDIC_LETTERS;
  const letters = sql`translate(${column}, ${written.slice(0, read.length) + JOINERS + written.slice(read.length)}, ${read})`;
  return NASALS.reduce(
    (spelt, nasal) => sql`regexp_replace(${spelt}, ${nasal.written}, ${nasal.sign}, 'g')`,
    letters,
  );
}

/** The records that a list is cut to by their ids; undefined where it is not. */
export const chosen = ({ ids }: Pick<Paging, 'ids'>, id: AnyPgColumn): SQL | undefined =>
  ids ? inArray(id, ids) : undefined;

/**
 * The slice that a list query asks for; null without a page, which means every row (API-03).
 * @throws 422 under `ids` when it names more records than an answer is made for
 */
export function sliceOf({ ids, paginate, page, per_page }: Paging) {
  if (ids && ids.length > MAX_ASKED_IDS) throw invalidField('ids', 'tooManyValues');
  if (paginate === false || (page === null && !paginate)) return null;
  const limit = per_page ?? PAGE_SIZE;
  return { limit, offset: ((page ?? 1) - 1) * limit };
}

/** The page that is asked for of a list short enough to be read whole, with the number of all rows. */
export function pageOf<T>(rows: T[], query: Paging) {
  const slice = sliceOf(query);
  return { data: slice ? rows.slice(slice.offset, slice.offset + slice.limit) : rows, total: rows.length };
}

/** How many rows a select finds, counted no further than to `most`; `more` when there are more. */
export const countUpTo = async (most: number, db: Db | Tx, rows: PgSelect) =>
  upTo(most, await db.$count(rows.limit(most + 1).as('some')));

/** The same of a number that was counted so far, and one further. */
export const upTo = (most: number, counted: number): { total: number; more?: true } =>
  counted > most ? { total: most, more: true } : { total: counted };

/**
 * The rows of a page. Behind the last one none are looked for, since the database would go through all of them; where no more are
 * counted, there are at most as many as `id` has given.
 */
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

/** The rows that a query asks for of a list that always comes in pages. */
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

/** Midnight in the time zone of the state, where the dates of a filter are days. */
export const startOfDay = (date: string, plusDays: number) =>
  sql`(${date}::date + ${plusDays}::int)::timestamp at time zone ${TIME_ZONE}`;
