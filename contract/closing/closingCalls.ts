import * as z from 'zod/mini';
import { defineCall, messageAnswer, named } from '#contract/kernel/define.ts';
import { choice, flag, id, integer, longText, optional } from '#contract/kernel/fields.ts';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import { rule } from '#contract/kernel/rule.ts';
import { letterClosing } from '#contract/letters/complaintFields.ts';
import {
  MAX_CLOSING_NOTE,
  MAX_RATING,
  OUTCOMES,
  REOPEN_REASONS,
  VERIFICATIONS,
  VERIFY_CHANNELS,
  VERIFY_RESULTS,
} from './closing.ts';

const note = () => z.optional(optional(longText(MAX_CLOSING_NOTE)));

/** Fields of `complaint/close` besides its message (REF-16); null by default. */
export const closingInput = {
  outcome: z.optional(optional(choice(OUTCOMES))),
  /** Required for `not_possible` and `not_ours`: why, or whom to ask instead. */
  reason: note(),
  /** The user confirms that there is no evidence. */
  without_evidence: z.optional(optional(flag())),
};

/** Fields of `complaint/reopen` besides the complaint (REF-20); null by default. */
export const reopeningInput = { reason: z.optional(optional(choice(REOPEN_REASONS))), note: note() };

const outcome = z.nullable(z.enum(OUTCOMES));

/** The closing of a row: its outcome, and whether the citizen confirmed it (REF-16, REF-17). */
export const rowClosing = z.object({
  outcome,
  /** null for an open complaint, and for one that was closed before closings were stored. */
  verification: z.nullable(z.enum(VERIFICATIONS)),
  /** Its closing waits for approval (REF-21). */
  to_approve: z.boolean(),
});

const closingCall = z.object({
  id: z.int(),
  result: z.enum(VERIFY_RESULTS),
  channel: z.enum(VERIFY_CHANNELS),
  note: z.nullable(z.string()),
  called_on: z.string(),
  creator: named(),
});
export type ClosingCall = z.output<typeof closingCall>;

/** The same for a record, with the possible next steps. */
export const recordClosing = z.object({
  ...rowClosing.shape,
  reason: z.nullable(z.string()),
  without_evidence: z.boolean(),
  closed_by: z.nullable(z.int()),
  approved_by: z.nullable(z.int()),
  verified_on: z.nullable(z.string()),
  rating: z.nullable(z.int()),
  calls: z.array(closingCall),
  may_reopen: z.boolean(),
  is_fresh: z.boolean(),
  /** The proposed closing, while it waits. */
  proposal: z.nullable(z.object({ message: z.string(), creator: named(), created_at: z.string() })),
  proposed_by: z.nullable(z.int()),
  /** Its office asks for confirmation before it is closed as solved without evidence (REF-16). */
  asks_evidence: z.boolean(),
  /** The evidence: files of earlier answers, accepted reports of departments, calls that reached the citizen. */
  evidence: z.object({ files: z.int(), reports: z.int(), calls: z.int() }),
});
export type RecordClosing = z.output<typeof recordClosing>;

/** A closing to verify: the data for the call, and nothing else of the complaint. */
const toVerify = z.object({
  id: z.int(),
  complaint_number: z.string(),
  name: z.string(),
  phone: z.string(),
  category: named(),
  area: named(),
  outcome,
  reason: z.nullable(z.string()),
  /** The text to the citizen, with its files. */
  message: z.nullable(z.string()),
  media: z.array(
    z.object({
      id: z.int(),
      type: z.enum(['image', 'audio', 'pdf']),
      path: z.string(),
      name: z.string(),
    }),
  ),
  closed_at: z.string(),
  closed_by: named(),
  calls: z.array(closingCall),
  /** Whether the caller may open the complaint itself. */
  may_open: z.boolean(),
});
export type ToVerify = z.output<typeof toVerify>;

/**
 * REF-17: the closings in the place that wait for the citizen's answer, the oldest first; with `tried` those that were
 * tried today instead, which need a call on another day. The user who closed a complaint does not see it. `total` is
 * counted up to 1,000.
 */
export const listToVerify = defineCall({
  method: 'GET',
  path: 'verify/queue',
  may: ['verification', 'list'],
  query: {
    tried: optional(flag()),
    page: optional(integer(1)),
    per_page: optional(integer(1, 5 * PAGE_SIZE)),
  },
  answer: z.object({
    data: z.array(toVerify),
    total: z.int(),
    more: z.optional(z.boolean()),
    tried: z.int(),
  }),
});

/**
 * REF-17 to REF-19: records the citizen's answer about a closing. After a dispute the complaint is open again and one
 * level up, unless it can no longer be reopened. 403 for the user who closed it; 422 when it is not closed, and for a
 * second answer about one closing.
 */
export const verifyClosing = defineCall({
  method: 'POST',
  path: 'complaint/:id/verify',
  may: ['verification', 'edit'],
  body: {
    result: choice(VERIFY_RESULTS),
    rating: z.optional(optional(integer(1, MAX_RATING, rule('ratingRange')))),
    channel: choice(VERIFY_CHANNELS),
    note: note(),
  },
  answer: z.object({
    message: z.string(),
    verification: z.enum(VERIFICATIONS),
    /** This call has reopened it. */
    reopened: z.boolean(),
    /** After a low rating, users who may work on it may reopen it (REF-19). */
    offer_reopen: z.boolean(),
  }),
});

/** REF-21: closes a complaint as proposed, or rejects the proposal with a reason. 403 for the proposer. */
export const approveClosing = defineCall({
  method: 'POST',
  path: 'complaint/:id/approve',
  may: ['approval', 'edit'],
  body: { approved: flag(), note: note(), ...letterClosing },
  answer: messageAnswer,
});

/** The first closings to verify today, for My day. */
export const waitingToVerify = z.object({
  total: z.int(),
  more: z.optional(z.boolean()),
  data: z.array(
    z.object({ id: z.int(), complaint_number: z.string(), name: z.string(), closed_at: z.string() }),
  ),
});

/** The field of a new complaint that refers to one that can no longer be reopened. */
export const refersTo = () => z.optional(optional(id()));
