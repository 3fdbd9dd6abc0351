import * as z from 'zod/mini';
import { MAX_RATING } from '#contract/closing/closing.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { choice, integer, longText, optional, otherwise } from '#contract/kernel/fields.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { rule } from '#contract/kernel/rule.ts';

/** The width of a slip: a quarter of a page, or a receipt printer's paper (MSG-17). */
export const SLIP_FORMATS = ['a6', '80mm'] as const;
export type SlipFormat = (typeof SLIP_FORMATS)[number];

/**
 * MSG-17: the slip of a complaint as a PDF, in the person's language, otherwise in Telugu. Its QR code is a new status
 * link.
 */
export const printSlip = defineCall({
  method: 'POST',
  path: 'complaint/:id/slip',
  may: ['complaint', 'show'],
  body: { format: otherwise(choice(SLIP_FORMATS), 'a6'), language: optional(choice(LANGUAGES)) },
  answer: z.object({
    /** Signed link of the PDF, which expires. */
    link: z.string(),
    /** The same as SVG: browsers print a picture in their own page at once, a PDF only after its tab has opened. */
    picture: z.string(),
    /** Whether it has a QR code: not without a public address of the server, nor for a sensitive complaint. */
    qr: z.boolean(),
  }),
});

/**
 * MSG-18: creates a new status link; all earlier ones become invalid. 422 without a public address of the server, and
 * for a sensitive complaint whose person has not asked for one.
 */
export const renewStatusLink = defineCall({
  method: 'POST',
  path: 'complaint/:id/statuslink',
  may: ['complaint', 'edit'],
  answer: z.object({ url: z.string() }),
});

/** The actions on the status page (MSG-19). */
export const STATUS_ACTIONS = ['rate', 'not_solved', 'stop', 'call'] as const;
export type StatusAction = (typeof STATUS_ACTIONS)[number];

/** The form of the status page; it needs the last four digits of the phone (MSG-19). */
export const statusForm = {
  digits: z.pipe(
    z.transform((value: unknown) => String(value ?? '').trim()),
    z.string().check(z.regex(/^\d{4}$/, rule('lastDigits'))),
  ),
  action: choice(STATUS_ACTIONS),
  rating: optional(integer(1, MAX_RATING, rule('ratingRange'))),
  note: optional(longText(1_000)),
};
