import * as z from 'zod/mini';
import { defineCall, named, partial, placeNames } from '#contract/kernel/define.ts';
import { choice, id, integer, line, longText, optional, phone, several } from '#contract/kernel/fields.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { MAX_PHONES } from '#contract/kernel/limits.ts';
import { listOf } from '#contract/kernel/list.ts';
import { rule } from '#contract/kernel/rule.ts';
import { causeName } from './cause.ts';
import { household } from './household.ts';

/** Kinds of contact without a complaint: the person came, called, or was met on tour (PER-24). */
export const VISIT_KINDS = ['came', 'called', 'met'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/** The data of a person (PER-01): no field for party, caste, religion, voter or Aadhaar number. */
const personInput = {
  name: line(),
  /** The name in the other script. */
  other_name: optional(line()),
  /** The first one is the main one. */
  phones: several(phone(), MAX_PHONES, rule('tooManyPhones')),
  language: optional(choice(LANGUAGES)),
  parliament_id: id(),
  assembly_id: id(),
  mandal_id: optional(id()),
  area_id: optional(id()),
  address: optional(line()),
  note: optional(longText(2_000)),
};

/** `version` is the one that the form has loaded. */
const personEdit = { ...personInput, version: optional(integer()) };

/** A person in a list. */
export const personRow = z.object({
  id: z.int(),
  name: z.string(),
  other_name: z.nullable(z.string()),
  /** Names that were not chosen in merges; absent without any. */
  former_names: z.optional(z.array(z.string())),
  phones: z.array(z.string()),
  language: z.nullable(z.enum(LANGUAGES)),
  parliament_id: z.int(),
  assembly_id: z.int(),
  mandal_id: z.nullable(z.int()),
  area_id: z.nullable(z.int()),
  ...placeNames,
});
export type PersonRow = z.output<typeof personRow>;

const visit = z.object({
  id: z.int(),
  kind: z.enum(VISIT_KINDS),
  creator: named(),
  created_at: z.string(),
});

/** A person who was merged into this one (PER-12). */
const mergedPerson = z.object({
  merge_id: z.int(),
  id: z.int(),
  name: z.string(),
  phones: z.array(z.string()),
  merged_at: z.string(),
  merged_by: named(),
  /** Until when the merge can be undone; null when that time is over, or when the two were not merged directly. */
  undo_until: z.nullable(z.string()),
});
export type MergedPerson = z.output<typeof mergedPerson>;

/** A person with all fields and a summary (PER-05). */
export const personCard = z.extend(personRow, {
  address: z.nullable(z.string()),
  note: z.nullable(z.string()),
  version: z.int(),
  /** Open and closed complaints of any assignee. */
  open: z.int(),
  closed: z.int(),
  /** The last complaint, visit or successful call (MSG-23); a call is `called`. */
  last_contact: z.nullable(z.object({ kind: z.enum(['case', ...VISIT_KINDS]), at: z.string() })),
  /** From the complaints that the caller may open: the last answer to the citizen, and the latest email address. */
  last_answer: z.nullable(
    z.object({
      complaint_id: z.int(),
      complaint_number: z.string(),
      message: z.string(),
      status: z.string(),
      created_at: z.string(),
    }),
  ),
  email: z.nullable(z.string()),
  /** The latest, newest first. */
  visits: z.array(visit),
  household: z.nullable(household),
  /** The latest first. */
  merged_from: z.array(mergedPerson),
});
export type PersonCard = z.output<typeof personCard>;

/** The most people in a search result, and the most suggestions while typing (PER-04, PER-23). */
export const MAX_FOUND_PERSONS = 50;
export const MAX_OFFERED_PERSONS = 8;

const persons = z.object({ data: z.array(personRow), total: z.int(), more: z.optional(z.boolean()) });

/**
 * Finds people of the caller's place by a part of a phone from 4 digits, by name from 3 letters in any script and
 * spelling, or both; nobody for less (PER-04, PER-23). It is a POST, so that neither appears in an address or a log.
 */
export const findPersons = defineCall({
  method: 'POST',
  path: 'person/find',
  may: ['person', 'list'],
  body: { text: line(), most: optional(integer(1, MAX_FOUND_PERSONS)) },
  answer: persons,
});

/** The people of the last contacts, newest first, at most 50. */
export const listPersons = defineCall({
  method: 'GET',
  path: 'person',
  may: ['person', 'list'],
  answer: persons,
});

export const createPerson = defineCall({
  method: 'POST',
  path: 'person',
  may: ['person', 'create'],
  body: personInput,
  answer: personCard,
  creates: true,
});

/** The access log records it as 'personView' (PER-08). For a merged person it answers the survivor (PER-12). */
export const getPerson = defineCall({
  method: 'GET',
  path: 'person/:id',
  may: ['person', 'show'],
  answer: personCard,
});

/**
 * Never changes the name and phone in complaints (PER-09). A person stays in the assembly of the first complaint. 409
 * with the survivor for a merged person.
 */
export const updatePerson = defineCall({
  method: 'PUT',
  path: 'person/:id',
  may: ['person', 'edit'],
  body: partial(personEdit) as { [K in keyof typeof personEdit]: z.ZodMiniOptional<(typeof personEdit)[K]> },
  answer: personCard,
});

/**
 * A complaint of a person, with the fields that a user without access may see (PER-07): number, category, status group,
 * day, assignee, and cause.
 */
export const personComplaint = z.object({
  /** null when the caller may not open it. */
  id: z.nullable(z.int()),
  complaint_number: z.string(),
  category: named(),
  status_group: z.enum(['open', 'in_progress', 'closed']),
  date: z.string(),
  handler: z.nullable(z.string()),
  /** Shown to all: causes are visible to everybody in their place. */
  cause: z.nullable(causeName),
});
export type PersonComplaint = z.output<typeof personComplaint>;

/** The complaints of a person, newest first. */
export const listPersonComplaints = defineCall({
  method: 'GET',
  path: 'person/:id/complaint',
  may: ['person', 'show'],
  query: { page: optional(integer(1, 1_000_000)), per_page: optional(integer(1, 100)) },
  answer: listOf(personComplaint),
});

/** Records a contact without a complaint (PER-24). */
export const addVisit = defineCall({
  method: 'POST',
  path: 'person/:id/visit',
  may: ['person', 'edit'],
  body: { kind: choice(VISIT_KINDS) },
  answer: visit,
  creates: true,
});
