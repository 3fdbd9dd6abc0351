import * as z from 'zod/mini';
import { OUTCOMES } from '#contract/closing/closing.ts';
import { STATUSES } from '#contract/complaints/complaintStatus.ts';
import { defineCall, messageAnswer, named, partial, placeNames } from '#contract/kernel/define.ts';
import { choice, flag, id, ids, integer, line, longText, optional } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';

/** A cause is answered when all its grievances are closed, and closed by hand (PER-20, PER-21). */
export const CAUSE_STATES = ['open', 'answered', 'closed'] as const;
export type CauseState = (typeof CAUSE_STATES)[number];

/** One matter that many people bring (PER-18). */
const causeInput = {
  title: line(),
  category_id: id(),
  parliament_id: id(),
  assembly_id: id(),
  mandal_id: optional(id()),
  area_id: optional(id()),
  /** The staff member in charge. */
  staff_id: optional(id()),
  note: optional(longText(2_000)),
};
const causeEdit = { ...causeInput, closed: flag(), version: optional(integer()) };

/** A cause as a grievance names it. */
export const causeName = z.object({ id: z.int(), number: z.string(), title: z.string() });
export type CauseName = z.output<typeof causeName>;

/** A cause among others, with its figures. */
export const causeRow = z.extend(causeName, {
  state: z.enum(CAUSE_STATES),
  category: named(),
  ...placeNames,
  staff: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** Grievances in it, and those of them that are not closed. */
  cases: z.int(),
  open: z.int(),
  people: z.int(),
  households: z.int(),
  areas: z.int(),
  /** The day of its first grievance; null as long as there is none. */
  oldest: z.nullable(z.string()),
});
export type CauseRow = z.output<typeof causeRow>;

/** An answer that was given to all, newest first; `given` counts who has got it, `to_approve` who gets it once that is approved. */
const causeAnswer = z.object({
  id: z.int(),
  message: z.string(),
  status: z.enum(STATUSES),
  /** What came of all that it has closed, and why or where to go (REF-16). */
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

/** With `complaint_ids` the grievances it begins with. */
export const createCause = defineCall({
  method: 'POST',
  path: 'cause',
  may: ['cause', 'create'],
  body: { ...causeInput, complaint_ids: ids() },
  answer: causeRecord,
  creates: true,
});

/** A cause stays in its constituency; to close it closes no grievance (PER-21). */
export const updateCause = defineCall({
  method: 'PUT',
  path: 'cause/:id',
  may: ['cause', 'edit'],
  body: partial(causeEdit) as { [K in keyof typeof causeEdit]: z.ZodMiniOptional<(typeof causeEdit)[K]> },
  answer: causeRecord,
});

/** A grievance of a cause. Of those that are not the caller's own as little is told as of a person's (PER-07). */
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
  /** Answers of the cause that it has not got: of its last ones, since it is not closed (PER-20). */
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

/** Grievances of the caller and of the cause's assembly; what is in it already stays. All or nothing. */
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
