import * as z from 'zod/mini';
import { defineCall, messageAnswer } from '#contract/kernel/define.ts';
import { choice, date, id, longText, optional } from '#contract/kernel/fields.ts';
import { PAUSE_REASONS } from './pause.ts';

/**
 * Lets the deadline of a grievance wait until the beginning of a day, 1 to 90 days ahead (SLA-07). 422 when it is closed, paused
 * already or a suggestion, and without a note for another reason.
 */
export const pauseComplaint = defineCall({
  method: 'POST',
  path: 'complaint/pause',
  may: ['complaint', 'edit'],
  body: {
    id: id(),
    reason: choice(PAUSE_REASONS),
    until: date(),
    note: optional(longText(1_000)),
  },
  answer: messageAnswer,
});

/** Ends a pause before its day (SLA-07). 422 when there is none. */
export const resumeComplaint = defineCall({
  method: 'POST',
  path: 'complaint/resume',
  may: ['complaint', 'edit'],
  body: { id: id() },
  answer: messageAnswer,
});

/** A pause as its grievance's page tells it. */
export const complaintPause = z.object({
  reason: z.enum(PAUSE_REASONS),
  note: z.nullable(z.string()),
  paused_at: z.string(),
  until: z.string(),
  /** null while it lasts. */
  ended_at: z.nullable(z.string()),
});
export type ComplaintPause = z.output<typeof complaintPause>;
