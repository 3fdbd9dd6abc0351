import * as z from 'zod/mini';
import { defineCall } from '#contract/kernel/define.ts';
import { flag, id, line, optional, phone } from '#contract/kernel/fields.ts';
import { phoneOf } from '#contract/kernel/phone.ts';
import { foldName } from '#contract/kernel/text.ts';

/** The kinds of records with data about a person. Accounts of the office and their actions are not erased. */
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

/** The records found by a phone number, with their names and the person records among them. */
export const personAnswer = z.object({
  /** '' for a person without a phone. */
  phone: z.string(),
  names: z.array(z.string()),
  records: z.int(),
  persons: z.array(namedPerson),
});
export type PersonAnswer = z.output<typeof personAnswer>;

/** The most people in the answer of a search by name. */
export const MAX_FOUND_PEOPLE = 50;

/** People by phone, by name, or by both. It is a POST, so that neither appears in an address or a log. */
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

/** The most listed records of a person; the export has all. */
export const MAX_LISTED_RECORDS = 200;

/** The data about everybody with a phone number, or about one person. */
export const personRecord = z.object({
  phone: z.string(),
  /** The requested person; null when a number was requested. */
  person_id: z.nullable(z.int()),
  persons: z.array(namedPerson),
  /** The number is a placeholder: people with it are not one person. */
  placeholder: z.boolean(),
  /** The first of them, if there are very many. */
  names: z.array(z.string()),
  records: z.array(heldRecord),
  counts: z.record(z.enum(PERSON_KINDS), z.int()),
  /** Complaints that are not closed. */
  open: z.int(),
  /** Attachments, answers and remarks, messages to a leader, mails to officers, visits. */
  files: z.int(),
  texts: z.int(),
  messages: z.int(),
  mails: z.int(),
  visits: z.int(),
  /** Complaints of other citizens that mention the number in their text: a user must edit these. */
  mentions: z.array(z.object({ id: z.int(), complaint_number: z.string() })),
});
export type PersonRecord = z.output<typeof personRecord>;

/** One person, or everybody with a phone number, with all their records. */
const whom = { phone: optional(phone()), person_id: optional(id()) };

export const showPerson = defineCall({
  method: 'POST',
  path: 'privacy/person',
  may: ['privacy', 'show'],
  body: whom,
  answer: personRecord,
});

/** A zip with all data and files; the link opens without a header and expires. */
export const exportPerson = defineCall({
  method: 'POST',
  path: 'privacy/person/export',
  may: ['privacy', 'show'],
  body: whom,
  answer: z.object({ link: z.string() }),
});

/**
 * Erases all personal data about a person, or about everybody with a phone number, for good. `confirmation` is the
 * number typed again, or the name of a person without one; `open` confirms that open complaints are included.
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

/** Replaces an erased name or text. */
export const ERASED = '(erased)';

/**
 * Whether the typed number, or the name without a number, belongs to the person, so that nobody is erased by mistake.
 */
export const confirms = (typed: string, phone: string, names: readonly string[]) =>
  phone
    ? [typed.trim(), phoneOf(typed)].includes(phone)
    : names.some((name) => foldName(name) === foldName(typed));
