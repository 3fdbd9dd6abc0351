import * as z from 'zod/mini';
import { defineCall, messageAnswer, named } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { choice, flag, id, integer, longText, optional } from '#contract/kernel/fields.ts';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
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

/** What `complaint/close` takes besides its message (REF-16); null where nobody says. */
export const closingInput = {
  outcome: z.optional(optional(choice(OUTCOMES))),
  /** Required of what is not possible or not the office's matter: why, and where to go. */
  reason: note(),
  /** Whoever closes it knows that there is no evidence. */
  without_evidence: z.optional(optional(flag())),
};

/** What `complaint/reopen` takes besides the grievance (REF-20); null where nobody says. */
export const reopeningInput = { reason: z.optional(optional(choice(REOPEN_REASONS))), note: note() };

const outcome = z.nullable(z.enum(OUTCOMES));

/** How a row was closed: by whose word, and whether that was confirmed (REF-16, REF-17). */
export const rowClosing = z.object({
  outcome,
  /** null while it is not closed, and for what was closed before closings were kept. */
  verification: z.nullable(z.enum(VERIFICATIONS)),
  /** Its closing waits for somebody else (REF-21). */
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

/** The same of a record, with what may be done next. */
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
  /** What its closing would say, as long as it waits. */
  proposal: z.nullable(z.object({ message: z.string(), creator: named(), created_at: z.string() })),
  proposed_by: z.nullable(z.int()),
  /** Its office asks once before it is called solved without evidence (REF-16). */
  asks_evidence: z.boolean(),
  /** What shows that it was solved: files of earlier answers, accepted reports of departments, notes of calls that reached the citizen. */
  evidence: z.object({ files: z.int(), reports: z.int(), calls: z.int() }),
});
export type RecordClosing = z.output<typeof recordClosing>;

/** Somebody to be asked about a closing: what that takes, and nothing else of the grievance. */
const toVerify = z.object({
  id: z.int(),
  complaint_number: z.string(),
  name: z.string(),
  phone: z.string(),
  category: named(),
  area: named(),
  outcome,
  reason: z.nullable(z.string()),
  /** What the citizen was told, with its files. */
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
  /** Whether the caller may open the grievance itself. */
  may_open: z.boolean(),
});
export type ToVerify = z.output<typeof toVerify>;

/**
 * REF-17: the closings in place that wait for a word of the citizen, those closed longest ago first; with `tried` those that were tried
 * today instead, who are to be called on another day. Who closed one does not find it. `total` is counted no further than to 1,000.
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
 * REF-17 to REF-19: what the citizen says of a closing. Disputed, the grievance is open again and one level up, unless it can no
 * longer be reopened. 403 to who closed it; 422 when it is not closed, and for the second word on one closing.
 */
export const verifyClosing = defineCall({
  method: 'POST',
  path: 'complaint/:id/verify',
  may: ['verification', 'edit'],
  body: {
    result: choice(VERIFY_RESULTS),
    rating: z.optional(optional(integer(1, MAX_RATING, errorTexts.ratingRange))),
    channel: choice(VERIFY_CHANNELS),
    note: note(),
  },
  answer: z.object({
    message: z.string(),
    verification: z.enum(VERIFICATIONS),
    /** It is open again by this call. */
    reopened: z.boolean(),
    /** A low rating: it can be opened again by whoever may work on it (REF-19). */
    offer_reopen: z.boolean(),
  }),
});

/** REF-21: closes a grievance as it was proposed, or tells who proposed it why not. 403 to who proposed it. */
export const approveClosing = defineCall({
  method: 'POST',
  path: 'complaint/:id/approve',
  may: ['approval', 'edit'],
  body: { approved: flag(), note: note() },
  answer: messageAnswer,
});

/** The first of those whom somebody has to ask today, on the page of the day. */
export const waitingToVerify = z.object({
  total: z.int(),
  more: z.optional(z.boolean()),
  data: z.array(
    z.object({ id: z.int(), complaint_number: z.string(), name: z.string(), closed_at: z.string() }),
  ),
});

/** With which call a new grievance refers to one that can no longer be reopened. */
export const refersTo = () => z.optional(optional(id()));
