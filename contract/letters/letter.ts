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
 * The letters about a complaint, a cause or a person, newest first, if the caller may open it. Without any of them: the
 * drafts of the own office, of another one for admin, for users who keep its registers.
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
 * The data for a new letter about a complaint, a cause or a person: templates, values, suggested addressee, and whether
 * the office has a code.
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
    /** The person's language; null if unknown. */
    language: z.nullable(z.enum(LANGUAGES)),
    our_ref: z.nullable(z.string()),
    /** The officer of the last forwarding, otherwise the one of its category's department; null without one. */
    contact_id: z.nullable(z.int()),
    /** The same contact as an addressee. */
    contact: z.nullable(addressee),
    series: z.array(z.object({ code: z.string(), name: z.string() })),
    /** Accounts of the office with a stored signature. */
    signers: z.array(z.object({ id: z.int(), name: z.string() })),
    has_code: z.boolean(),
  }),
});
export type LetterStart = z.output<typeof startLetter.answer>;

/** REF-03: creates a draft. 404 for a complaint, a cause or a person outside the scope, 422 by field. */
export const createLetter = defineCall({
  method: 'POST',
  path: 'letter',
  may: ['letter', 'create'],
  body: { ...about, ...letterInput },
  answer: letterRecord,
  creates: true,
});

/** Changes the given fields of a draft. 422 for a letter that was sent (REF-06), 409 for an older version. */
export const updateLetter = defineCall({
  method: 'PUT',
  path: 'letter/:id',
  may: ['letter', 'edit'],
  body: partial(letterEdit) as {
    [K in keyof typeof letterEdit]: z.ZodMiniOptional<(typeof letterEdit)[K]>;
  },
  answer: letterRecord,
});

/** Deletes a draft. 422 for a letter that was sent. */
export const deleteLetter = defineCall({
  method: 'DELETE',
  path: 'letter/:id',
  may: ['letter', 'delete'],
  answer: messageAnswer,
});

/**
 * REF-03: the pages of a letter in progress as SVG, one below the other. `open` are placeholders without a value. 422
 * with letters that no font has (REF-08).
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
