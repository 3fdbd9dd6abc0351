import * as z from 'zod/mini';
import { defineCall, messageAnswer, named, partial } from './define.ts';
import { choice, id, integer, line, longText, optional, otherwise, several } from './fields.ts';
import { LETTER_KINDS, LETTER_LANGUAGES, LETTER_STATES } from './letterKinds.ts';
import { letterTemplate, letterTexts, MAX_LETTER_LENGTH } from './letterTemplate.ts';
import { LETTER_PLACEHOLDERS, SIDES } from './letterText.ts';
import { listOf } from './list.ts';
import { messages } from './messages.ts';
import { localNames } from './named.ts';
import { LANGUAGES } from './person.ts';

/** So many get a copy, so much is enclosed, so many letters are printed at once. */
export const MAX_COPIES = 100;
export const MAX_ENCLOSURES = 50;
export const MAX_PRINTED_LETTERS = 100;

/** A text that may be missing: then it is ''. */
const words = (field: z.ZodMiniType<string> = line()) =>
  z.pipe(
    optional(field),
    z.transform((text: string | null) => text ?? ''),
  );
const side = () =>
  z.optional(z.object({ subject: words(line(300)), body: words(longText(MAX_LETTER_LENGTH)) }));

/** Of a draft anything may be missing; what a letter cannot go out without is asked for then. */
const letterInput = {
  kind: choice(LETTER_KINDS),
  language: choice(LETTER_LANGUAGES),
  /** The contact that it goes to; whom else is only written. */
  contact_id: optional(id()),
  addressee: otherwise(
    z.object({
      name: words(),
      designation: words(),
      department: words(),
      address: words(longText(500)),
    }),
    { name: '', designation: '', department: '', address: '' },
  ),
  texts: z.object({ te: side(), en: side(), hi: side() }),
  copies_to: otherwise(
    z
      .array(z.object({ contact_id: z.optional(id()), text: line(300) }))
      .check(z.maxLength(MAX_COPIES, messages.tooManyValues)),
    [],
  ),
  enclosures: otherwise(z.array(line(300)).check(z.maxLength(MAX_ENCLOSURES, messages.tooManyValues)), []),
  our_ref: optional(line()),
  their_ref: optional(line()),
  /** Whose scanned signature it is to carry (REF-04). */
  signed_by: optional(id()),
  /** The first of the office where none is named. */
  series: optional(line(5)),
};
/** What a letter is about: a case, a cause, or a person without a case (REF-23); one of them. */
const about = { complaint_id: optional(id()), cause_id: optional(id()), person_id: optional(id()) };
const letterEdit = { ...letterInput, version: optional(integer()) };

const letterRecord = z.object({
  id: z.int(),
  kind: z.enum(LETTER_KINDS),
  language: z.enum(LETTER_LANGUAGES),
  state: z.enum(LETTER_STATES),
  complaint: z.nullable(z.object({ id: z.int(), complaint_number: z.string() })),
  cause: z.nullable(z.object({ id: z.int(), number: z.string(), title: z.string() })),
  person: z.nullable(z.object({ id: z.int(), name: z.string() })),
  contact_id: z.nullable(z.int()),
  addressee: z.object({
    name: z.string(),
    designation: z.string(),
    department: z.string(),
    address: z.string(),
  }),
  texts: letterTexts,
  copies_to: z.array(z.object({ contact_id: z.optional(z.int()), text: z.string() })),
  enclosures: z.array(z.string()),
  our_ref: z.nullable(z.string()),
  their_ref: z.nullable(z.string()),
  signed_by: named(),
  series: z.string(),
  number: z.nullable(z.string()),
  dispatched_at: z.nullable(z.string()),
  dispatched_by: named(),
  cancelled_at: z.nullable(z.string()),
  cancelled_by: named(),
  cancel_reason: z.nullable(z.string()),
  /** Of the PDF of one that was sent; null where a person's erasure has taken it. */
  link: z.nullable(z.string()),
  created_by: named(),
  created_at: z.string(),
  updated_at: z.string(),
  version: z.int(),
});
export type LetterRecord = z.output<typeof letterRecord>;

/** A letter among others: no text but its subject. */
const letterRow = z.pick(letterRecord, {
  id: true,
  kind: true,
  language: true,
  state: true,
  complaint: true,
  cause: true,
  number: true,
  dispatched_at: true,
  cancelled_at: true,
  cancel_reason: true,
  link: true,
  created_by: true,
  created_at: true,
});
const listedLetter = z.extend(letterRow, { to: z.string(), subject: z.string() });
export type ListedLetter = z.output<typeof listedLetter>;

/**
 * The letters about a case, a cause or a person, newest first, for whoever may open it; without any of them the drafts of the own
 * office, of another one for admin, for whoever keeps its registers.
 */
export const listLetters = defineCall({
  method: 'GET',
  path: 'letter',
  may: ['letter', 'list'],
  query: {
    ...about,
    office_id: optional(id()),
    page: optional(integer(1, 1_000_000)),
    per_page: optional(integer(1, 100)),
  },
  answer: listOf(listedLetter),
});

export const getLetter = defineCall({
  method: 'GET',
  path: 'letter/:id',
  may: ['letter', 'show'],
  answer: letterRecord,
});

const value = z.nullable(z.object({ name: z.string(), ...localNames }));

/**
 * What somebody begins a letter with, about a case, a cause or a person: templates, what fills them, whom to write to, and
 * whether the office has a code.
 */
export const startLetter = defineCall({
  method: 'GET',
  path: 'letter/start',
  may: ['letter', 'create'],
  query: about,
  answer: z.object({
    templates: z.array(letterTemplate),
    /** By the names of placeholders. */
    values: z.record(z.string(), value),
    /** Of whose it is; null where that is not known. */
    language: z.nullable(z.enum(LANGUAGES)),
    our_ref: z.nullable(z.string()),
    /** To whom it was forwarded last. */
    contact_id: z.nullable(z.int()),
    series: z.array(z.object({ code: z.string(), name: z.string() })),
    /** Accounts of the office that have stored a scanned signature. */
    signers: z.array(z.object({ id: z.int(), name: z.string() })),
    has_code: z.boolean(),
  }),
});
export type LetterStart = z.output<typeof startLetter.answer>;

/** REF-03: keeps a draft. 404 for a case, a cause or a person of others, 422 under what is wrong. */
export const createLetter = defineCall({
  method: 'POST',
  path: 'letter',
  may: ['letter', 'create'],
  body: { ...about, ...letterInput },
  answer: letterRecord,
  creates: true,
});

/** Changes what is named of a draft. 422 for one that was sent (REF-06), 409 for an older version. */
export const updateLetter = defineCall({
  method: 'PUT',
  path: 'letter/:id',
  may: ['letter', 'edit'],
  body: partial(letterEdit) as {
    [K in keyof typeof letterEdit]: z.ZodMiniOptional<(typeof letterEdit)[K]>;
  },
  answer: letterRecord,
});

/** Throws a draft away. 422 for a letter that was sent. */
export const deleteLetter = defineCall({
  method: 'DELETE',
  path: 'letter/:id',
  may: ['letter', 'delete'],
  answer: messageAnswer,
});

/**
 * REF-03: the pages of a letter as it is being written, as SVG, one below the other. `open` are placeholders that nothing is known for.
 * 422 naming letters that no font has (REF-08).
 */
export const previewLetter = defineCall({
  method: 'POST',
  path: 'letter/preview',
  may: ['letter', 'show'],
  body: { ...about, ...letterInput },
  answer: z.object({
    picture: z.string(),
    pages: z.int(),
    open: z.array(z.enum(LETTER_PLACEHOLDERS)),
  }),
});

/**
 * REF-05, REF-06: gives a draft its number and stores its PDF for good. A scanned signature goes on it only where `signature` names whose
 * it is. 422 under the field for what is missing, under `code` for an office without one, 422 for one that was sent.
 */
export const dispatchLetter = defineCall({
  method: 'POST',
  path: 'letter/:id/dispatch',
  may: ['register', 'create'],
  body: { signature: optional(line()), version: optional(integer()) },
  answer: letterRecord,
});

/** REF-06: its number, its day and the reason stay in the register; its PDF says 'CANCELLED' from now on. */
export const cancelLetter = defineCall({
  method: 'POST',
  path: 'letter/:id/cancel',
  may: ['register', 'edit'],
  body: { reason: line(500) },
  answer: letterRecord,
});

export const PRINTS = ['letters', 'envelopes', 'labels', 'sheet'] as const;
export type Print = (typeof PRINTS)[number];

/**
 * REF-07: up to 100 letters of the own office in the order of the register, as one PDF: the letters themselves, their envelopes or labels, or a sheet
 * for each department on which whoever receives them signs.
 */
export const printLetters = defineCall({
  method: 'POST',
  path: 'letter/print',
  may: ['register', 'show'],
  body: {
    id: several(id(), MAX_PRINTED_LETTERS, messages.tooManyValues).check(z.minLength(1, messages.required)),
    print: otherwise(choice(PRINTS), 'letters'),
    language: otherwise(choice(SIDES), 'en'),
  },
  answer: z.object({ link: z.string() }),
});
