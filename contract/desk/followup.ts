import * as z from 'zod/mini';
import { defineCall } from '#contract/kernel/define.ts';
import { date, flag, id, longText, optional } from '#contract/kernel/fields.ts';

/** The caller's own reminder of a complaint, with day and note; nobody else sees it. */
export const followup = z.object({ on: z.string(), note: z.nullable(z.string()) });
export type Followup = z.output<typeof followup>;

/**
 * Postpones a complaint for the caller until a day, or moves that day; without a day the follow-up ends, cleared or
 * `done` (DESK-04). 422 for a day before tomorrow or more than 365 days ahead, and for a closed complaint.
 */
export const followUpComplaint = defineCall({
  method: 'POST',
  path: 'complaint/followup',
  may: ['complaint', 'edit'],
  body: { id: id(), on: optional(date()), note: optional(longText(1000)), done: optional(flag()) },
  answer: z.object({ id: z.int(), followup: z.nullable(followup) }),
});
