import * as z from 'zod/mini';
import { placeInput } from './define.ts';
import { flag, id, ids, integer, isBlank, line, optional } from './fields.ts';
import { MAX_ASKED_IDS } from './limits.ts';
import { rule } from './rule.ts';

/** The query of every list: records, place under both of its names, paging, order, keyword. */
export const listQuery = {
  /** Only these records, at most `MAX_ASKED_IDS`: '3,5,8'. */
  ids: optional(ids()),
  parliament: optional(id()),
  assembly: optional(id()),
  mandal: optional(id()),
  area: optional(id()),
  ...placeInput,
  keyword: optional(line()),
  /** `false` returns every row and ignores the page; `true` without a page means the first page. */
  paginate: optional(flag()),
  page: optional(integer(1, 1_000_000)),
  per_page: optional(integer(1, 100)),
  sort: optional(line(50)),
  order: optional(z.string().check(z.regex(/^(asc|desc)$/i))),
};

/**
 * A filter with one value or several (GRD-04): `category=1` or `category[]=1&category[]=2`. A single value is parsed as
 * itself, not as a list.
 */
export const oneOrMore = <T>(value: z.ZodMiniType<T>) =>
  z.pipe(
    z.pipe(
      z.transform((value: unknown) => [value].flat().filter((one) => !isBlank(one))),
      z.array(value as z.ZodMiniType<T, unknown>).check(z.maxLength(MAX_ASKED_IDS, rule('tooManyValues'))),
    ),
    z.transform((list: T[]): T | T[] | null => (list.length > 1 ? list : (list[0] ?? null))),
  ) as unknown as z.ZodMiniType<T | T[] | null>;

export const listOf = <T extends z.ZodMiniType>(row: T) => z.object({ data: z.array(row), total: z.int() });
