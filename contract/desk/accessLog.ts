import * as z from 'zod/mini';
import { defineCall } from '#contract/kernel/define.ts';
import { choice, date, id, integer, optional } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';
import { localNames } from '#contract/kernel/named.ts';

/** The logged actions: a record opened, its PDF made, a list exported, a person searched, exported or erased. */
export const ACCESS_KINDS = [
  'detail',
  'pdf',
  'export',
  'personSearch',
  'personView',
  'personExport',
  'erasure',
] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** Filters of a list in the log. Typed words may be a name or a phone: the log only has that there were some. */
export const LOGGED_FILTERS = [
  /** The resource, unless it is complaints: 'contact'. */
  'resource',
  'parliament',
  'assembly',
  'mandal',
  'area',
  'category',
  'status',
  'staff',
  'leader',
  'assigned',
  'from_date',
  'to_date',
  'created_by_me',
  'words',
] as const;
export type LoggedFilter = (typeof LOGGED_FILTERS)[number];
type LoggedValue = string | number | boolean;
/** The filters of a list, with several values if it had several (GRD-04). */
export type LoggedFilters = Partial<Record<LoggedFilter, LoggedValue | LoggedValue[]>>;

export const accessEntry = z.object({
  id: z.int(),
  kind: z.enum(ACCESS_KINDS),
  user: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** The opened complaint; it may be deleted by now. */
  complaint: z.nullable(z.object({ id: z.int(), complaint_number: z.string() })),
  /** The opened person; the id may no longer exist. */
  person: z.optional(z.object({ id: z.int() })),
  /** The number of records in an export, a search or an erasure. */
  rows: z.nullable(z.int()),
  /**
   * The filters of an export; `words` has no value. `local` are the names of a category or place in other languages.
   */
  filters: z.array(
    z.object({ name: z.enum(LOGGED_FILTERS), value: z.string(), local: z.optional(z.object(localNames)) }),
  ),
  created_at: z.string(),
});
export type AccessEntry = z.output<typeof accessEntry>;

/** The number of entries is counted up to this. */
export const MAX_COUNTED_ENTRIES = 10_000;

/** The access log, newest first; `more` when there are more than `total`. */
export const listAccess = defineCall({
  method: 'GET',
  path: 'privacy/access',
  may: ['privacy', 'list'],
  query: {
    complaint_id: optional(id()),
    user_id: optional(id()),
    kind: optional(choice(ACCESS_KINDS)),
    from_date: optional(date()),
    to_date: optional(date()),
    page: optional(integer(1, 1_000_000)),
    per_page: optional(integer(1, 100)),
  },
  answer: z.object({ data: z.array(accessEntry), total: z.int(), more: z.optional(z.boolean()) }),
});

/** The accounts in the log, by name, for its filter. */
export const listAccessPeople = defineCall({
  method: 'GET',
  path: 'privacy/access/people',
  may: ['privacy', 'list'],
  answer: listOf(z.object({ id: z.int(), name: z.string() })),
});
