import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { choice, date, flag, id, integer, line, optional, phone } from './fields.ts';
import { listOf } from './list.ts';

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

export const accessEntry = z.object({
  id: z.int(),
  kind: z.enum(ACCESS_KINDS),
  user: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** The complaint that was opened; it may be deleted by now. */
  complaint: z.nullable(z.object({ id: z.int(), complaint_number: z.string() })),
  /** How many records an export, a search or an erasure held. */
  rows: z.nullable(z.int()),
  /** What an export was filtered by; `words` has no value. */
  filters: z.array(z.object({ name: z.enum(LOGGED_FILTERS), value: z.string() })),
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

/** Where something may be held about a person. Accounts of the office and what they did are not erased. */
export const PERSON_KINDS = [
  'complaint',
  'leader',
  'appUser',
  'divisionIncharge',
  'contact',
  'account',
] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** A person is known by the phone number; the same number under several names is one person. */
export const foundPerson = z.object({
  phone: z.string(),
  names: z.array(z.string()),
  records: z.int(),
});
export type FoundPerson = z.output<typeof foundPerson>;

/** At most so many people are answered to a search by name. */
export const MAX_FOUND_PEOPLE = 50;

/** People by phone, by name, or by both. A POST, so that neither stands in an address or a log. */
export const findPeople = defineCall({
  method: 'POST',
  path: 'privacy/people',
  may: ['privacy', 'list'],
  body: { phone: optional(phone()), name: optional(line()) },
  answer: z.object({ data: z.array(foundPerson), total: z.int(), more: z.optional(z.boolean()) }),
});

const heldRecord = z.object({
  kind: z.enum(PERSON_KINDS),
  id: z.int(),
  name: z.string(),
  /** The number of a complaint. */
  number: z.nullable(z.string()),
  created_at: z.string(),
});
export type HeldRecord = z.output<typeof heldRecord>;

/** So many records of a person are listed; the export has all. */
export const MAX_LISTED_RECORDS = 200;

/** What is held about the person of a phone number. */
export const personRecord = z.object({
  phone: z.string(),
  /** The number stands for none: those who have it are not one person. */
  placeholder: z.boolean(),
  /** The first of them, where there are very many. */
  names: z.array(z.string()),
  records: z.array(heldRecord),
  counts: z.record(z.enum(PERSON_KINDS), z.int()),
  /** Complaints that are not closed yet. */
  open: z.int(),
  /** Attachments, answers and remarks, messages to a leader, mails to officers. */
  files: z.int(),
  texts: z.int(),
  messages: z.int(),
  mails: z.int(),
  /** Complaints of others whose text has the number: these are edited by hand. */
  mentions: z.array(z.object({ id: z.int(), complaint_number: z.string() })),
});
export type PersonRecord = z.output<typeof personRecord>;

export const showPerson = defineCall({
  method: 'POST',
  path: 'privacy/person',
  may: ['privacy', 'show'],
  body: { phone: phone() },
  answer: personRecord,
});

/** A zip with everything that is held, files included; the link opens without a header and expires. */
export const exportPerson = defineCall({
  method: 'POST',
  path: 'privacy/person/export',
  may: ['privacy', 'show'],
  body: { phone: phone() },
  answer: z.object({ link: z.string() }),
});

/**
 * Takes everything personal out of what is held about the person of a phone number, for good. `confirmation` is the
 * number typed again; `open` says that complaints which are not closed yet are meant, too.
 */
export const erasePerson = defineCall({
  method: 'POST',
  path: 'privacy/person/erase',
  may: ['privacy', 'delete'],
  body: {
    phone: phone(),
    confirmation: line(50),
    open: optional(flag()),
  },
  answer: z.object({ message: z.string(), records: z.int(), files: z.int() }),
});

/** What stands instead of a name or a text that was erased. */
export const ERASED = '(erased)';

/** Whether the typed number is the one that is to be erased: nobody erases by a slip. */
export const confirms = (typed: string, phone: string) => typed.replace(/\s/g, '') === phone;
