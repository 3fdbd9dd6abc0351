import * as z from 'zod/mini';
import { defineCall } from '#contract/kernel/define.ts';
import { choice, id, integer, line, optional, otherwise, several } from '#contract/kernel/fields.ts';
import { rule } from '#contract/kernel/rule.ts';
import { letterRecord } from './letterFields.ts';
import { SIDES } from './letterText.ts';

/**
 * REF-05, REF-06: gives a draft its number and stores its PDF permanently. A scanned signature is added only if
 * `signature` names its owner. 422 under a missing field, under `code` for an office without one, and for a letter that
 * was sent.
 */
export const dispatchLetter = defineCall({
  method: 'POST',
  path: 'letter/:id/dispatch',
  may: ['register', 'create'],
  body: { signature: optional(line()), version: optional(integer()) },
  answer: letterRecord,
});

/**
 * REF-06: cancels a letter. Its number, its day and the reason stay in the register; its PDF shows 'CANCELLED' from now
 * on.
 */
export const cancelLetter = defineCall({
  method: 'POST',
  path: 'letter/:id/cancel',
  may: ['register', 'edit'],
  body: { reason: line(500) },
  answer: letterRecord,
});

/** The most letters in one print. */
export const MAX_PRINTED_LETTERS = 100;
export const PRINTS = ['all', 'letters', 'envelopes', 'labels', 'sheet'] as const;
export type Print = (typeof PRINTS)[number];

/**
 * REF-07: prints up to 100 letters of the own office in the order of the register, as one PDF: the letters, their
 * envelopes or labels, a sheet for each department on which the receivers sign, or all of these except labels.
 */
export const printLetters = defineCall({
  method: 'POST',
  path: 'letter/print',
  may: ['register', 'show'],
  body: {
    id: several(id(), MAX_PRINTED_LETTERS, rule('tooManyValues')).check(z.minLength(1, rule('required'))),
    print: otherwise(choice(PRINTS), 'letters'),
    language: otherwise(choice(SIDES), 'en'),
  },
  answer: z.object({ link: z.string() }),
});
