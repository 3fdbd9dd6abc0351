import * as z from 'zod/mini';
import { CLOCK_STATES, RESPONSE_STATES } from './clock.ts';
import { PAUSE_REASONS } from './pause.ts';

/** A clock in rows and records; null for none. `overdue_days` counts from the due day on. */
export const complaintClock = z.object({
  state: z.enum(CLOCK_STATES),
  due_on: z.nullable(z.string()),
  overdue_days: z.int(),
  /** The reason and end of a pause; null without one (SLA-07). */
  paused: z.optional(z.nullable(z.object({ reason: z.enum(PAUSE_REASONS), until: z.string() }))),
  /** The escalation level, 0 with the assignee (SLA-12); absent if the host has no levels. */
  level: z.optional(z.int()),
  /** Whether it was escalated to the caller at this level. */
  reached: z.optional(z.boolean()),
  /** null for a complaint that was merged without an answer. */
  response: z.nullable(z.enum(RESPONSE_STATES)),
  response_due_at: z.nullable(z.string()),
});
export type ComplaintClock = z.output<typeof complaintClock>;

/** A clock from before the complaint was reopened, with its result (SLA-09). */
export const earlierClock = z.object({
  nth: z.int(),
  state: z.enum(CLOCK_STATES),
  due_on: z.nullable(z.string()),
  stopped_on: z.string(),
});
export type EarlierClock = z.output<typeof earlierClock>;
