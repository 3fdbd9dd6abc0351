import * as z from 'zod/mini';
import { defineCall } from '#contract/kernel/define.ts';
import { flag, id, line, optional, phone } from '#contract/kernel/fields.ts';
import { phoneOf } from '#contract/kernel/phone.ts';
import { foldName } from '#contract/kernel/text.ts';

/** Where something may be held about a person. Accounts of the office and what they did are not erased. */
export const PERSON_KINDS = [
  'complaint',
  'person',
  'leader',
  'appUser',
  'divisionIncharge',
  'contact',
  'account',
] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

const namedPerson = z.object({ id: z.int(), name: z.string() });

/** What is found by a phone number, under whichever names, and who of it is known as a person. */
export const personAnswer = z.object({
  /** '' for a person of whom no phone is known. */
  phone: z.string(),
  names: z.array(z.string()),
  records: z.int(),
  persons: z.array(namedPerson),
});
export type PersonAnswer = z.output<typeof personAnswer>;

/** At most so many people are answered to a search by name. */
export const MAX_FOUND_PEOPLE = 50;

/** People by phone, by name, or by both. A POST, so that neither stands in an address or a log. */
export const findPeople = defineCall({
  method: 'POST',
  path: 'privacy/people',
  may: ['privacy', 'list'],
  body: { phone: optional(phone()), name: optional(line()) },
  answer: z.object({ data: z.array(personAnswer), total: z.int(), more: z.optional(z.boolean()) }),
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

/** What is held about everybody of a phone number, or about one person. */
export const personRecord = z.object({
  phone: z.string(),
  /** The person that was asked for; null where it was the number. */
  person_id: z.nullable(z.int()),
  persons: z.array(namedPerson),
  /** The number stands for none: those who have it are not one person. */
  placeholder: z.boolean(),
  /** The first of them, where there are very many. */
  names: z.array(z.string()),
  records: z.array(heldRecord),
  counts: z.record(z.enum(PERSON_KINDS), z.int()),
  /** Complaints that are not closed yet. */
  open: z.int(),
  /** Attachments, answers and remarks, messages to a leader, mails to officers, visits. */
  files: z.int(),
  texts: z.int(),
  messages: z.int(),
  mails: z.int(),
  visits: z.int(),
  /** Complaints of others whose text has the number: these are edited by hand. */
  mentions: z.array(z.object({ id: z.int(), complaint_number: z.string() })),
});
export type PersonRecord = z.output<typeof personRecord>;

/** One person, or everybody who has the number, with all that these have besides. */
const whom = { phone: optional(phone()), person_id: optional(id()) };

export const showPerson = defineCall({
  method: 'POST',
  path: 'privacy/person',
  may: ['privacy', 'show'],
  body: whom,
  answer: personRecord,
});

/** A zip with everything that is held, files included; the link opens without a header and expires. */
export const exportPerson = defineCall({
  method: 'POST',
  path: 'privacy/person/export',
  may: ['privacy', 'show'],
  body: whom,
  answer: z.object({ link: z.string() }),
});

/**
 * Takes everything personal out of what is held about a person or about everybody of a phone number, for good.
 * `confirmation` is the number typed again, or the name of a person without one; `open` says that complaints which are not
 * closed yet are meant, too.
 */
export const erasePerson = defineCall({
  method: 'POST',
  path: 'privacy/person/erase',
  may: ['privacy', 'delete'],
  body: {
    ...whom,
    confirmation: line(),
    open: optional(flag()),
  },
  answer: z.object({ message: z.string(), records: z.int(), files: z.int() }),
});

/** What stands instead of a name or a text that was erased. */
export const ERASED = '(erased)';

/** Whether the typed number, or the name where none is known, is that of whom is to be erased: nobody erases by a slip. */
export const confirms = (typed: string, phone: string, names: readonly string[]) =>
  phone
    ? [typed.trim(), phoneOf(typed)].includes(phone)
    : names.some((name) => foldName(name) === foldName(typed));
