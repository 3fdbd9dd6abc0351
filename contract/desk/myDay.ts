import * as z from 'zod/mini';
import { waitingToVerify } from '#contract/closing/closingCalls.ts';
import { complaintRow } from '#contract/complaints/complaint.ts';
import { defineCall } from '#contract/kernel/define.ts';

/** The lists of complaints that need the user today, in this order (DESK-01). */
export const DAY_SECTIONS = [
  'overdue',
  'due_today',
  'followups',
  'new_for_me',
  'escalated_to_me',
  'replies_in',
] as const;
export type DaySectionName = (typeof DAY_SECTIONS)[number];

/** The numbers of My day from left to right: the sections, citizens to call about closings, unanswered messages. */
export const DAY_NUMBERS = [...DAY_SECTIONS, 'to_verify', 'inbox_late'] as const;
export type DayNumberName = (typeof DAY_NUMBERS)[number];

const daySection = z.object({
  name: z.enum(DAY_SECTIONS),
  total: z.int(),
  /** There are more than `total`, as the list says it. */
  more: z.optional(z.boolean()),
  /** The first rows of the list, at most five. */
  data: z.array(complaintRow),
  /** The query of the address at which the caller's list shows exactly these. */
  query: z.string(),
});
export type DaySection = z.output<typeof daySection>;

const inboxLate = z.object({
  total: z.int(),
  data: z.array(z.object({ id: z.int(), channel: z.string(), phone: z.string(), sent_at: z.string() })),
});

/** The caller's day in one call; each number is the total of the list that its query opens. */
export const getDay = defineCall({
  method: 'GET',
  path: 'desk/day',
  may: ['complaint', 'list'],
  answer: z.object({
    sections: z.array(daySection),
    /** Citizens to call about closings (REF-17), for verifiers. `verify/queue` returns all of them. */
    to_verify: z.optional(waitingToVerify),
    /** Messages of citizens without an answer for a working day, oldest first (MSG-15); absent for none. */
    inbox_late: z.optional(inboxLate),
  }),
});
export type Day = z.output<typeof getDay.answer>;
