import * as z from 'zod/mini';
import { defineCall, messageAnswer, partial } from '#contract/kernel/define.ts';
import {
  choice,
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
import { MAX_COPIES } from '#contract/kernel/limits.ts';
import { rule } from '#contract/kernel/rule.ts';
import { REFERRAL_WAYS } from './letterKinds.ts';
import { referralFilters } from './referralFilters.ts';
import { REFERRAL_STAGES, referralRecord, referralRow } from './referralRecord.ts';

/** The request. Both texts are optional in a draft and required for sending. */
export const referralTexts = {
  subject: otherwise(z.union([z.literal(''), line()], rule('tooLong')), ''),
  request: otherwise(z.union([z.literal(''), longText(5_000)], rule('tooLong')), ''),
};

/** The fields of a draft. */
const referralInput = {
  way: choice(REFERRAL_WAYS),
  ...referralTexts,
  /** Further receivers, one per line. */
  copies_to: z
    .array(z.object({ contact_id: z.optional(id()), text: line() }))
    .check(z.maxLength(MAX_COPIES, rule('tooManyValues'))),
  /** By default computed from channel and department (REF-09). */
  due_on: optional(date()),
  portal_name: optional(line()),
  portal_number: optional(line(100)),
};
const copiesIfAny = z._default(referralInput.copies_to, []);

const { portal_number: _, ...sameForAll } = referralInput;
/**
 * The request to officers about each of many complaints (DESK-10). Not by portal, where each would have its own number.
 */
export const referralOfMany = { contact_ids: ids(), ...sameForAll, copies_to: copiesIfAny };

/**
 * The referrals of one complaint or cause, of a person's complaints (PER-08), or of a stage of the own office, or of
 * the one that admin names: newest first. `total` is counted up to 1,000; `more` means that there are more.
 */
export const listReferrals = defineCall({
  method: 'GET',
  path: 'referral',
  may: ['referral', 'list'],
  query: {
    complaint_id: optional(id()),
    cause_id: optional(id()),
    person_id: optional(id()),
    office_id: optional(id()),
    stage: optional(choice(REFERRAL_STAGES)),
    ...referralFilters,
    page: optional(integer(1, 1_000_000)),
    per_page: optional(integer(1, 100)),
  },
  answer: z.object({ data: z.array(referralRow), total: z.int(), more: z.optional(z.boolean()) }),
});
export type ReferralList = z.output<typeof listReferrals.answer>;

export const getReferral = defineCall({
  method: 'GET',
  path: 'referral/:id',
  may: ['referral', 'show'],
  answer: referralRecord,
});

/**
 * REF-01: writes one request to each of these officers, about a complaint or a cause. 422 for both or none of these,
 * without an officer, for officers of another place, and for a past due day.
 *
 * - `sends`: at once, otherwise it is a draft. A mail about a complaint is sent as by `complaint/officer` (DET-08), by
 *   anybody who may call that; a letter and any other way need the right to send.
 * - `with_letter`: the mail also has a letter, which is sent with it, or stays a draft for who may send letters.
 * - `waits`: by default for an answer; otherwise letters and mails have no referral.
 *
 * The answer has the referrals, and the ids of the letters.
 */
export const createReferrals = defineCall({
  method: 'POST',
  path: 'referral',
  may: ['referral', 'create'],
  body: {
    complaint_id: optional(id()),
    cause_id: optional(id()),
    contact_ids: ids(),
    ...referralInput,
    copies_to: copiesIfAny,
    sends: otherwise(flag(), false),
    with_letter: otherwise(flag(), false),
    waits: otherwise(flag(), true),
  },
  answer: z.object({
    data: z.array(referralRow),
    total: z.int(),
    letter_ids: z.array(z.int()),
  }),
  creates: true,
});

const referralEdit = { ...referralInput, contact_id: id(), version: optional(integer()) };

/** Changes the given fields of a draft. 409 for an older `version`. */
export const updateReferral = defineCall({
  method: 'PUT',
  path: 'referral/:id',
  may: ['referral', 'edit'],
  body: partial(referralEdit) as {
    [K in keyof typeof referralEdit]: z.ZodMiniOptional<(typeof referralEdit)[K]>;
  },
  answer: referralRecord,
});

/**
 * Sends a draft, or a sent-back referral again: by email its mail is queued, by letter the letter gets its number in
 * the same transaction. 422 without addressee, subject or text, and with the errors of a letter.
 */
export const dispatchReferral = defineCall({
  method: 'POST',
  path: 'referral/:id/dispatch',
  may: ['referral', 'forward'],
  answer: referralRecord,
});

/** Sends the due reminder, otherwise the next one (REF-09). */
export const remindReferral = defineCall({
  method: 'POST',
  path: 'referral/:id/remind',
  may: ['referral', 'forward'],
  answer: referralRecord,
});

export const withdrawReferral = defineCall({
  method: 'POST',
  path: 'referral/:id/withdraw',
  may: ['referral', 'edit'],
  answer: messageAnswer,
});
