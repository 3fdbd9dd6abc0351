import * as z from 'zod/mini';
import { defineCall } from '#contract/kernel/define.ts';
import { date, flag, id, longText, optional } from '#contract/kernel/fields.ts';

/** When somebody looks at a complaint again, and what for; the caller's own, for nobody else. */
export const followup = z.object({ on: z.string(), note: z.nullable(z.string()) });
export type Followup = z.output<typeof followup>;

/**
 * Puts a complaint off for the caller until a day, or moves that day; without one its follow-up ends, cleared or `done`
 * (DESK-04). 422 for a day before tomorrow or more than 365 days ahead, and for a complaint that is closed.
 */
export const followUpComplaint = defineCall({
  method: 'POST',
  path: 'complaint/followup',
  may: ['complaint', 'edit'],
  body: { id: id(), on: optional(date()), note: optional(longText(1000)), done: optional(flag()) },
  answer: z.object({ id: z.int(), followup: z.nullable(followup) }),
});
