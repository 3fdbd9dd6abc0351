import * as z from 'zod/mini';
import { ROLES } from '#contract/access/policies.ts';
import { defineCall, messageAnswer, named } from '#contract/kernel/define.ts';
import { date, flag, id, integer, optional } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';

/** How a leave stands to today; its days are whole ones, the last one included. */
export const LEAVE_STATES = ['now', 'later', 'over'] as const;
export type LeaveState = (typeof LEAVE_STATES)[number];

/** A leave lasts at most so many days. */
export const MAX_LEAVE_DAYS = 365;

const person = z.object({ id: z.int(), name: z.string() });

/** When somebody is away, and who works in their place; `deputy` is null for nobody (SLA-16). */
export const leave = z.object({
  id: z.int(),
  user: person,
  from_day: z.string(),
  to_day: z.string(),
  deputy: named(),
  state: z.enum(LEAVE_STATES),
  version: z.int(),
});
export type Leave = z.output<typeof leave>;

/**
 * The caller's own leaves of the last year and of all time to come, those that are not over first, and `deputyships`: those
 * of others, not over, in which the caller stands in. With `everybody` the leaves of all in place, for whom `runsOffice`;
 * `office_id` cuts these to the seat of an office. 403 for anybody else.
 */
export const listLeaves = defineCall({
  method: 'GET',
  path: 'leave',
  may: ['leave', 'list'],
  query: { everybody: optional(flag()), office_id: optional(id()) },
  answer: z.object({ ...listOf(leave).shape, deputyships: z.array(leave) }),
});
export type LeaveList = z.output<typeof listLeaves.answer>;

/** An account that may be chosen, with its leaves that are not over. */
export const leaveAccount = z.object({
  ...person.shape,
  role: z.enum(ROLES),
  leaves: z.array(z.object({ from_day: z.string(), to_day: z.string() })),
});
export type LeaveAccount = z.output<typeof leaveAccount>;

/**
 * By name those whose leave the caller may enter; with `deputy_of` those who may stand in for that one: active accounts of
 * the same office. 422 under `deputy_of` for whose leave the caller may not enter.
 */
export const listLeaveAccounts = defineCall({
  method: 'GET',
  path: 'leave/account',
  may: ['leave', 'list'],
  query: { deputy_of: optional(id()), office_id: optional(id()) },
  answer: listOf(leaveAccount),
});

/**
 * SLA-16: enters a leave, the caller's own unless `user_id` names somebody in place, which takes `runsOffice`. 422 under the
 * field for a last day that is before the first or before today, for more than 365 days, for days of another leave, for a
 * deputy who is away then or of another office, and under `from_day` for who stands in for somebody in these days.
 */
export const createLeave = defineCall({
  method: 'POST',
  path: 'leave',
  may: ['leave', 'create'],
  body: { user_id: optional(id()), from_day: date(), to_day: date(), deputy_id: optional(id()) },
  answer: leave,
  creates: true,
});

/** Changes what is named, by the rules of a new one; a leave that is over stays as it is (422). 409 for an older `version`. */
export const updateLeave = defineCall({
  method: 'PUT',
  path: 'leave/:id',
  may: ['leave', 'edit'],
  body: {
    from_day: z.optional(date()),
    to_day: z.optional(date()),
    deputy_id: z.optional(optional(id())),
    version: optional(integer()),
  },
  answer: leave,
});

/** Takes a leave back. One that has begun before today ends with yesterday instead; one that is over stays (422). */
export const deleteLeave = defineCall({
  method: 'DELETE',
  path: 'leave/:id',
  may: ['leave', 'delete'],
  answer: messageAnswer,
});
