import * as z from 'zod/mini';
import { OUTCOMES } from '#contract/closing/closing.ts';
import { STATUSES } from '#contract/complaints/complaintStatus.ts';
import { defineCall, messageAnswer, named, partial, placeNames } from '#contract/kernel/define.ts';
import { choice, flag, id, ids, integer, line, longText, optional } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';

/** A cause is answered when all its complaints are closed; a user closes it (PER-20, PER-21). */
export const CAUSE_STATES = ['open', 'answered', 'closed'] as const;
export type CauseState = (typeof CAUSE_STATES)[number];

/** A problem of many people (PER-18). */
const causeInput = {
  title: line(),
  category_id: id(),
  parliament_id: id(),
  assembly_id: id(),
  mandal_id: optional(id()),
  area_id: optional(id()),
  /** The responsible staff member. */
  staff_id: optional(id()),
  note: optional(longText(2_000)),
};
const causeEdit = { ...causeInput, closed: flag(), version: optional(integer()) };

/** A cause in a complaint. */
export const causeName = z.object({ id: z.int(), number: z.string(), title: z.string() });
export type CauseName = z.output<typeof causeName>;

/** A cause in a list, with its figures. */
export const causeRow = z.extend(causeName, {
  state: z.enum(CAUSE_STATES),
  category: named(),
  ...placeNames,
  staff: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** Its complaints, and the open ones among them. */
  cases: z.int(),
  open: z.int(),
  people: z.int(),
  households: z.int(),
  areas: z.int(),
  /** The day of its first complaint; null without one. */
  oldest: z.nullable(z.string()),
});
export type CauseRow = z.output<typeof causeRow>;

/**
 * An answer to all, newest first; `given` counts the complaints that got it, `to_approve` those that get it after
 * approval.
 */
const causeAnswer = z.object({
  id: z.int(),
  message: z.string(),
  status: z.enum(STATUSES),
  /** The outcome for all complaints that it closed, with reason or hint (REF-16). */
  outcome: z.nullable(z.enum(OUTCOMES)),
  reason: z.nullable(z.string()),
  given: z.int(),
  to_approve: z.int(),
  created_at: z.string(),
  creator: z.nullable(z.object({ name: z.string() })),
});
export type CauseAnswer = z.output<typeof causeAnswer>;

export const causeRecord = z.extend(causeRow, {
  parliament_id: z.int(),
  assembly_id: z.int(),
  mandal_id: z.nullable(z.int()),
  area_id: z.nullable(z.int()),
  category_id: z.int(),
  staff_id: z.nullable(z.int()),
  note: z.nullable(z.string()),
  closed: z.boolean(),
  version: z.int(),
  answers: z.array(causeAnswer),
});
export type CauseRecord = z.output<typeof causeRecord>;

export const listCauses = defineCall({
  method: 'GET',
  path: 'cause',
  may: ['cause', 'list'],
  query: {
    state: optional(choice(CAUSE_STATES)),
    category: optional(id()),
    assembly: optional(id()),
    keyword: optional(line()),
    page: optional(integer(1, 1_000_000)),
    per_page: optional(integer(1, 100)),
  },
  answer: listOf(causeRow),
});

export const getCause = defineCall({
  method: 'GET',
  path: 'cause/:id',
  may: ['cause', 'show'],
  answer: causeRecord,
});

/** `complaint_ids` are its first complaints. */
export const createCause = defineCall({
  method: 'POST',
  path: 'cause',
  may: ['cause', 'create'],
  body: { ...causeInput, complaint_ids: ids() },
  answer: causeRecord,
  creates: true,
});

/** A cause stays in its constituency; closing it closes no complaint (PER-21). */
export const updateCause = defineCall({
  method: 'PUT',
  path: 'cause/:id',
  may: ['cause', 'edit'],
  body: partial(causeEdit) as { [K in keyof typeof causeEdit]: z.ZodMiniOptional<(typeof causeEdit)[K]> },
  answer: causeRecord,
});

/** A complaint of a cause. For complaints of others it has as little as a person's page (PER-07). */
export const causeMember = z.object({
  complaint_id: z.int(),
  /** Whether the caller may open it. */
  own: z.boolean(),
  complaint_number: z.string(),
  name: z.nullable(z.string()),
  area: named(),
  status_group: z.enum(['open', 'in_progress', 'closed']),
  date: z.string(),
  handler: z.nullable(z.string()),
  /** The last answer of the cause, if the complaint is open and has not got it (PER-20). */
  offered: z.nullable(z.object({ answer_id: z.int(), created_at: z.string() })),
});
export type CauseMember = z.output<typeof causeMember>;

/** Oldest first. */
export const listCauseMembers = defineCall({
  method: 'GET',
  path: 'cause/:id/member',
  may: ['cause', 'show'],
  query: { page: optional(integer(1, 1_000_000)), per_page: optional(integer(1, 100)) },
  answer: listOf(causeMember),
});

/** Complaints of the caller in the cause's assembly; existing members stay. All or nothing. */
export const addCauseMembers = defineCall({
  method: 'POST',
  path: 'cause/:id/member',
  may: ['cause', 'create'],
  body: { complaint_ids: ids() },
  answer: z.object({ added: z.int() }),
});

export const removeCauseMember = defineCall({
  method: 'DELETE',
  path: 'cause/:id/member/:complaint_id',
  may: ['cause', 'edit'],
  answer: messageAnswer,
});
