import * as z from 'zod/mini';
import { defineCall, fileRecord, named } from '#contract/kernel/define.ts';
import { exportable } from '#contract/kernel/exports.ts';
import { date, flag, id, ids, integer, line, longText, optional } from '#contract/kernel/fields.ts';
import { attachmentRule } from '#contract/kernel/uploadRules.ts';
import { ACTIONS_TAKEN, INWARD_WAYS } from './letterKinds.ts';
import { referralRow } from './referralRecord.ts';
import { inwardWay, receivedFields, replyFields } from './referralReply.ts';
import { registerFileQuery } from './registerCalls.ts';

/** What has reached an office, as its register has it (REF-10). */
export const inwardRow = z.object({
  id: z.int(),
  /** HZB/IN/2026/0098 */
  number: z.string(),
  received_on: z.string(),
  contact_id: z.nullable(z.int()),
  sender: z.string(),
  their_number: z.nullable(z.string()),
  their_date: z.nullable(z.string()),
  way: z.enum(INWARD_WAYS),
  subject: z.string(),
  note: z.nullable(z.string()),
  file: z.nullable(fileRecord),
  /** It answers a referral, or was said to answer none. */
  is_matched: z.boolean(),
  /** The referrals that it answers, as they are written. */
  referrals: z.array(z.object({ id: z.int(), number: z.string() })),
  /** Who took it down; null for what came by a link. */
  creator: named(),
  created_at: z.string(),
});
export type InwardRow = z.output<typeof inwardRow>;

/** Why a referral is offered: our number stands in the text, or it is the department that is waited for. */
const offer = z.object({ referral: referralRow, by: z.enum(['number', 'department']) });
export type InwardOffer = z.output<typeof offer>;

/** So many referrals are offered for a letter. */
export const MAX_OFFERS = 20;

export const inwardRecord = z.extend(inwardRow, {
  /** Referrals that wait for an answer, the likeliest first; none once it is matched. */
  offers: z.array(offer),
});
export type InwardRecord = z.output<typeof inwardRecord>;

/**
 * The inward register of the own office, or the one that admin names: what came last first. `unmatched` are those that are to be
 * matched. `total` is counted no further than to 1,000. With `export=yes` a file of all that fits, as csv, xlsx or PDF (REF-07).
 */
export const listInward = defineCall({
  method: 'GET',
  path: 'register/inward',
  may: ['register', 'list'],
  query: {
    office_id: optional(id()),
    unmatched: optional(flag()),
    from_date: optional(date()),
    to_date: optional(date()),
    /** A number as it is written. */
    number: optional(line(40)),
    page: optional(integer(1, 1_000_000)),
    per_page: optional(integer(1, 100)),
    ...registerFileQuery,
  },
  answer: z.extend(exportable(inwardRow), { more: z.optional(z.boolean()) }),
});
export type InwardList = z.output<typeof listInward.answer>;

export const getInward = defineCall({
  method: 'GET',
  path: 'register/inward/:id',
  may: ['register', 'show'],
  answer: inwardRecord,
});

/**
 * Enters what has come, under the next number of the own office, or of the one that admin names. 422 for an office without a code,
 * for a day to come, for one before it was written, and without a sender: a contact, or a text.
 */
export const createInward = defineCall({
  method: 'POST',
  path: 'register/inward',
  may: ['register', 'create'],
  body: {
    office_id: optional(id()),
    ...receivedFields,
    contact_id: optional(id()),
    sender: optional(line()),
    way: inwardWay(),
    subject: line(),
    note: optional(longText(2_000)),
  },
  files: { file: { ...attachmentRule, at: 'file.path' } },
  answer: inwardRecord,
  creates: true,
});

/**
 * Says which referrals it answers, and what, the same of each; without a referral that it answers none, in which case nothing else is
 * asked for. 422 for one that was matched before, and for referrals that do not wait.
 */
export const matchInward = defineCall({
  method: 'POST',
  path: 'register/inward/:id/match',
  may: ['register', 'edit'],
  body: { referral_ids: ids(), ...replyFields, text: optional(replyFields.text) },
  answer: inwardRecord,
});

/** What a match had said, so that nobody types it twice (REF-10). */
const takenOut = z.object({
  is_final: z.boolean(),
  promised_on: z.nullable(z.string()),
  action: z.nullable(z.enum(ACTIONS_TAKEN)),
  amount: z.nullable(z.number()),
  reason: z.nullable(z.string()),
  sent_on_to: z.nullable(z.int()),
  text: z.string(),
  /** Those that it answered. */
  referrals: z.array(referralRow),
});
export type TakenOut = z.output<typeof takenOut>;

/**
 * Takes a match back: its answers are taken out of their referrals, which wait as before, and the letter is to be matched again. What
 * they said comes with the answer, null for one that answered none. 422
 * for one that is not matched, where somebody has accepted an answer or sent it back, where another answer has come since, and for
 * an answer by a link.
 */
export const unmatchInward = defineCall({
  method: 'POST',
  path: 'register/inward/:id/unmatch',
  may: ['register', 'edit'],
  answer: z.extend(inwardRecord, { taken_out: z.nullable(takenOut) }),
});
