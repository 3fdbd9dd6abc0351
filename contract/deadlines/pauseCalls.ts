import * as z from 'zod/mini';
import { defineCall, messageAnswer } from '#contract/kernel/define.ts';
import { choice, date, id, longText, optional } from '#contract/kernel/fields.ts';
import { PAUSE_REASONS } from './pause.ts';

/**
 * Pauses the deadline of a complaint until the beginning of a day, 1 to 90 days ahead (SLA-07). 422 when it is closed,
 * already paused or a suggestion, and for the reason `other` without a note.
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

/** Ends a pause early (SLA-07). 422 without one. */
export const resumeComplaint = defineCall({
  method: 'POST',
  path: 'complaint/resume',
  may: ['complaint', 'edit'],
  body: { id: id() },
  answer: messageAnswer,
});

/** A pause on its complaint's page. */
export const complaintPause = z.object({
  reason: z.enum(PAUSE_REASONS),
  note: z.nullable(z.string()),
  paused_at: z.string(),
  until: z.string(),
  /** null while it lasts. */
  ended_at: z.nullable(z.string()),
});
export type ComplaintPause = z.output<typeof complaintPause>;
