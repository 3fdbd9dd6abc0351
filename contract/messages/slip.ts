import * as z from 'zod/mini';
import { MAX_RATING } from '#contract/closing/closing.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { choice, integer, longText, optional, otherwise } from '#contract/kernel/fields.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';

/** How wide a slip is: a quarter of a page, or what a receipt printer takes (MSG-17). */
export const SLIP_FORMATS = ['a6', '80mm'] as const;
export type SlipFormat = (typeof SLIP_FORMATS)[number];

/** MSG-17: the slip of a case as a PDF, in the person's language, else in Telugu. Its QR is an address of the status page of its own. */
export const printSlip = defineCall({
  method: 'POST',
  path: 'complaint/:id/slip',
  may: ['complaint', 'show'],
  body: { format: otherwise(choice(SLIP_FORMATS), 'a6'), language: optional(choice(LANGUAGES)) },
  answer: z.object({
    /** Signed, expiring link of the PDF. */
    link: z.string(),
    /** The same as SVG: browsers print a picture of their own page at once, a PDF only once its tab is open. */
    picture: z.string(),
    /** Whether it has a QR: not where others cannot reach the server, nor for a sensitive case. */
    qr: z.boolean(),
  }),
});

/**
 * MSG-18: a new address of the status page; all earlier ones are dead. 422 without an address of the server, and for a sensitive case whose
 * person has not asked for one.
 */
export const renewStatusLink = defineCall({
  method: 'POST',
  path: 'complaint/:id/statuslink',
  may: ['complaint', 'edit'],
  answer: z.object({ url: z.string() }),
});

/** What may be done on the status page (MSG-19). */
export const STATUS_ACTIONS = ['rate', 'not_solved', 'stop', 'call'] as const;
export type StatusAction = (typeof STATUS_ACTIONS)[number];

/** What the form of the status page sends: after the last four digits of the phone (MSG-19). */
export const statusForm = {
  digits: z.pipe(
    z.transform((value: unknown) => String(value ?? '').trim()),
    z.string().check(z.regex(/^\d{4}$/, errorTexts.lastDigits)),
  ),
  action: choice(STATUS_ACTIONS),
  rating: optional(integer(1, MAX_RATING, errorTexts.ratingRange)),
  note: optional(longText(1_000)),
};
