import * as z from 'zod/mini';
import { ROLES } from '#contract/access/policies.ts';
import { defineCall, messageAnswer, named } from '#contract/kernel/define.ts';
import { date, flag, id, integer, optional } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';

/** The state of a leave today; leaves are whole days, the last one included. */
export const LEAVE_STATES = ['now', 'later', 'over'] as const;
export type LeaveState = (typeof LEAVE_STATES)[number];

/** The longest leave in days. */
export const MAX_LEAVE_DAYS = 365;

const person = z.object({ id: z.int(), name: z.string() });

/** When a user is absent, and the deputy; null for none (SLA-16). */
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
 * The caller's own leaves of the last year and all future ones, current and future first; and `deputyships`: current
 * and future leaves of others whose deputy the caller is. With `everybody` the leaves of all in the place, if the
 * caller runs the office; `office_id` limits these to an office. 403 otherwise.
 */
export const listLeaves = defineCall({
  method: 'GET',
  path: 'leave',
  may: ['leave', 'list'],
  query: { everybody: optional(flag()), office_id: optional(id()) },
  answer: z.object({ ...listOf(leave).shape, deputyships: z.array(leave) }),
});
export type LeaveList = z.output<typeof listLeaves.answer>;

/** An account to choose, with its current and future leaves. */
export const leaveAccount = z.object({
  ...person.shape,
  role: z.enum(ROLES),
  leaves: z.array(z.object({ from_day: z.string(), to_day: z.string() })),
});
export type LeaveAccount = z.output<typeof leaveAccount>;

/**
 * By name, the accounts whose leave the caller may enter; with `deputy_of` the possible deputies of that one: active
 * accounts of the same office. 422 under `deputy_of` when the caller may not enter that leave.
 */
export const listLeaveAccounts = defineCall({
  method: 'GET',
  path: 'leave/account',
  may: ['leave', 'list'],
  query: { deputy_of: optional(id()), office_id: optional(id()) },
  answer: listOf(leaveAccount),
});

/**
 * SLA-16: enters a leave, the caller's own unless `user_id` names another user in the place, which needs `runsOffice`.
 * 422 by field for a last day before the first or before today, for more than 365 days, for days of another leave, and
 * for a deputy who is absent then or from another office; under `from_day` for a user who is a deputy on these days.
 */
export const createLeave = defineCall({
  method: 'POST',
  path: 'leave',
  may: ['leave', 'create'],
  body: { user_id: optional(id()), from_day: date(), to_day: date(), deputy_id: optional(id()) },
  answer: leave,
  creates: true,
});

/**
 * Changes the given fields, by the rules of a new one; a past leave cannot change (422). 409 for an older `version`.
 */
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

/** Deletes a leave. One that has begun ends yesterday instead; a past one stays (422). */
export const deleteLeave = defineCall({
  method: 'DELETE',
  path: 'leave/:id',
  may: ['leave', 'delete'],
  answer: messageAnswer,
});
