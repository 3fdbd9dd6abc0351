import * as z from 'zod/mini';
import { choice, date, optional } from '#contract/kernel/fields.ts';
import { oneOrMore } from '#contract/kernel/list.ts';
import { CLOCK_STATES, RESPONSE_STATES } from './clock.ts';
import { complaintClock, earlierClock } from './complaintClock.ts';
import { LEVEL_FILTERS } from './escalationLevels.ts';
import { complaintPause } from './pauseCalls.ts';
import { PRIORITIES } from './targets.ts';

export const deadlineInput = {
  /** By default the priority of the category (SLA-01). */
  priority: z.optional(optional(choice(PRIORITIES))),
};

export const deadlineRow = {
  priority: z.optional(z.enum(PRIORITIES)),
  /** Its due dates; null without a deadline (SLA-15). */
  clock: z.optional(z.nullable(complaintClock)),
};

export const deadlineRecord = {
  /** Clocks from before it was reopened, oldest first (SLA-09). */
  earlier_clocks: z.optional(z.array(earlierClock)),
  /** The pauses of its deadline, oldest first (SLA-07). */
  pauses: z.optional(z.array(complaintPause)),
};

export const deadlineFilters = {
  priority: optional(oneOrMore(choice(PRIORITIES))),
  /** Its state, and whether the first answer was given (SLA-15). */
  sla: optional(oneOrMore(choice(CLOCK_STATES))),
  response: optional(oneOrMore(choice(RESPONSE_STATES))),
  due_from: optional(date()),
  due_to: optional(date()),
  /** The level that it was escalated to, while it is open. */
  level: optional(oneOrMore(choice(LEVEL_FILTERS))),
};
