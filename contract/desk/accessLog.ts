import * as z from 'zod/mini';
import { defineCall } from '#contract/kernel/define.ts';
import { choice, date, id, integer, optional } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';
import { localNames } from '#contract/kernel/named.ts';

/** What the access log tells of: a record opened, its PDF made, a list exported, a person looked for, exported, erased. */
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

/** Filters of a list as the log tells them. Words that were looked for may be a name or a phone: only that there were some. */
export const LOGGED_FILTERS = [
  /** The resource, where it is not complaints: 'contact'. */
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
/** What a list was cut to, with several values where it took several (GRD-04). */
export type LoggedFilters = Partial<Record<LoggedFilter, LoggedValue | LoggedValue[]>>;

export const accessEntry = z.object({
  id: z.int(),
  kind: z.enum(ACCESS_KINDS),
  user: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** The complaint that was opened; it may be deleted by now. */
  complaint: z.nullable(z.object({ id: z.int(), complaint_number: z.string() })),
  /** The person who was opened; by now there may be none of this id. */
  person: z.optional(z.object({ id: z.int() })),
  /** How many records an export, a search or an erasure held. */
  rows: z.nullable(z.int()),
  /** What an export was filtered by; `words` has no value. `local` is what a category or place is called in other languages. */
  filters: z.array(
    z.object({ name: z.enum(LOGGED_FILTERS), value: z.string(), local: z.optional(z.object(localNames)) }),
  ),
  created_at: z.string(),
});
export type AccessEntry = z.output<typeof accessEntry>;

/** A number of entries is counted no further than this. */
export const MAX_COUNTED_ENTRIES = 10_000;

/** Who has seen which record, newest first; `more` when there are more than `total`. */
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

/** The people whom the log tells of, by name: what it can be cut to. */
export const listAccessPeople = defineCall({
  method: 'GET',
  path: 'privacy/access/people',
  may: ['privacy', 'list'],
  answer: listOf(z.object({ id: z.int(), name: z.string() })),
});
