import * as z from 'zod/mini';
import { defineCall, fileRecord, named } from '#contract/kernel/define.ts';
import { exportable } from '#contract/kernel/exports.ts';
import {
  date,
  flag,
  id,
  ids,
  integer,
  line,
  longText,
  optional,
  otherwise,
} from '#contract/kernel/fields.ts';
import { attachmentRule } from '#contract/kernel/uploadRules.ts';
import { ACTIONS_TAKEN, INWARD_WAYS } from './letterKinds.ts';
import { referralRow } from './referralRecord.ts';
import { inwardWay, receivedFields, replyFields } from './referralReply.ts';
import { registerFileQuery } from './registerCalls.ts';

/** An entry of the inward register (REF-10). */
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
  /** It answers a referral, or was marked as answering none. */
  is_matched: z.boolean(),
  /** The referrals that it answers, by the numbers of their letters, or their own. */
  referrals: z.array(z.object({ id: z.int(), number: z.string() })),
  /** The user who entered it; null for an answer by link. */
  creator: named(),
  created_at: z.string(),
});
export type InwardRow = z.output<typeof inwardRow>;

/** Why a referral is suggested: our number is in the text, or its department owes an answer. */
const offer = z.object({ referral: referralRow, by: z.enum(['number', 'department']) });
export type InwardOffer = z.output<typeof offer>;

/** The most suggestions for a letter. */
export const MAX_OFFERS = 20;

export const inwardRecord = z.extend(inwardRow, {
  /** Referrals that wait for an answer, the likeliest first; none after matching. */
  offers: z.array(offer),
});
export type InwardRecord = z.output<typeof inwardRecord>;

/**
 * The inward register of the own office, or the one that admin names: the latest first. `unmatched` selects those to be
 * matched. `total` is counted up to 1,000. With `export=yes` a file of all matches, as csv, xlsx or PDF (REF-07).
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
    /** A number in its written form. */
    number: optional(line(40)),
    /** A part of a number, theirs or ours, of the sender, the subject or the note. */
    keyword: optional(line()),
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

/** The referrals that a letter answers, and the content, the same for each. */
const matchFields = { referral_ids: ids(), ...replyFields, text: optional(replyFields.text) };

/**
 * Enters a received letter under the next number of the own office, or of the one that admin names, and matches it, if
 * it names referrals. 422 for an office without a code, for a future day, for a day before the letter's own, without a
 * sender: a contact, or a text, and as for `register/inward/:id/match`.
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
    ...matchFields,
    is_final: otherwise(replyFields.is_final, true),
  },
  files: { file: { ...attachmentRule, at: 'file.path' } },
  answer: inwardRecord,
  creates: true,
});

/**
 * Sets which referrals it answers, and the content, the same for each; without a referral that it answers none, and
 * then no other field is required. 422 for an entry that was matched before, and for referrals that do not wait.
 */
export const matchInward = defineCall({
  method: 'POST',
  path: 'register/inward/:id/match',
  may: ['register', 'edit'],
  body: matchFields,
  answer: inwardRecord,
});

/** The content of a removed match, so that nobody has to type it again (REF-10). */
const takenOut = z.object({
  is_final: z.boolean(),
  promised_on: z.nullable(z.string()),
  action: z.nullable(z.enum(ACTIONS_TAKEN)),
  amount: z.nullable(z.number()),
  reason: z.nullable(z.string()),
  sent_on_to: z.nullable(z.int()),
  text: z.string(),
  /** The referrals that it answered. */
  referrals: z.array(referralRow),
});
export type TakenOut = z.output<typeof takenOut>;

/**
 * Removes a match: its answers are removed from their referrals, which wait as before, and the entry must be matched
 * again. The answer has the removed content, null if it answered none. 422 for an entry that is not matched, when an
 * answer was accepted or sent back, when another answer has come since, and for an answer by link.
 */
export const unmatchInward = defineCall({
  method: 'POST',
  path: 'register/inward/:id/unmatch',
  may: ['register', 'edit'],
  answer: z.extend(inwardRecord, { taken_out: z.nullable(takenOut) }),
});
