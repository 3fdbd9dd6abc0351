import * as z from 'zod/mini';
import { defineCall, messageAnswer, partial } from '#contract/kernel/define.ts';
import { id, integer, optional } from '#contract/kernel/fields.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { listOf } from '#contract/kernel/list.ts';
import { localNames } from '#contract/kernel/named.ts';
import { addressee } from './addressees.ts';
import { about, letterEdit, letterInput, letterRecord, listedLetter } from './letterFields.ts';
import { letterTemplate } from './letterTemplate.ts';
import { LETTER_PLACEHOLDERS } from './letterText.ts';

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
    /** To whom it was forwarded last, else the officer of its category's department; null where that tells nobody. */
    contact_id: z.nullable(z.int()),
    /** The same contact as an addressee. */
    contact: z.nullable(addressee),
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
