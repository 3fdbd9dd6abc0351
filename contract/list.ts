import * as z from 'zod/mini';
import { placeInput } from './define.ts';
import { flag, id, ids, integer, line, optional } from './fields.ts';

/** Query of every list: which records, the place under both of its names, paging, order, keyword. */
export const listQuery = {
  /** No others than these, at most `MAX_ASKED_IDS`: '3,5,8'. */
  ids: optional(ids()),
  parliament: optional(id()),
  assembly: optional(id()),
  mandal: optional(id()),
  area: optional(id()),
  ...placeInput,
  keyword: optional(line()),
  /** `false` answers every row, whatever the page; `true` without a page means the first. */
  paginate: optional(flag()),
  page: optional(integer(1, 1_000_000)),
  per_page: optional(integer(1, 100)),
  sort: optional(line(50)),
  order: optional(z.string().check(z.regex(/^(asc|desc)$/i))),
};

export const listOf = <T extends z.ZodMiniType>(row: T) => z.object({ data: z.array(row), total: z.int() });
