import * as z from 'zod/mini';
import { defineCall, messageAnswer, partial } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import {
  choice,
  date,
  id,
  ids,
  integer,
  line,
  longText,
  optional,
  otherwise,
} from '#contract/kernel/fields.ts';
import { MAX_COPIES } from '#contract/kernel/limits.ts';
import { REFERRAL_WAYS } from './letterKinds.ts';
import { referralFilters } from './referralFilters.ts';
import { REFERRAL_STAGES, referralRecord, referralRow } from './referralRecord.ts';

/** What is asked. Both may be written later; what is sent has them. */
export const referralTexts = {
  subject: otherwise(z.union([z.literal(''), line()], errorTexts.tooLong), ''),
  request: otherwise(z.union([z.literal(''), longText(5_000)], errorTexts.tooLong), ''),
};

/** What whoever drafts a referral says of it. */
const referralInput = {
  way: choice(REFERRAL_WAYS),
  ...referralTexts,
  /** Further people who get it, a line each. */
  copies_to: z
    .array(z.object({ contact_id: z.optional(id()), text: line() }))
    .check(z.maxLength(MAX_COPIES, errorTexts.tooManyValues)),
  /** Follows from way and department where it is left out (REF-09). */
  due_on: optional(date()),
  portal_name: optional(line()),
  portal_number: optional(line(100)),
};
const copiesIfAny = z._default(referralInput.copies_to, []);

const { portal_number: _, ...sameForAll } = referralInput;
/** What is asked of officers about each of many grievances (DESK-10); each would have a number of its own in a portal. */
export const referralOfMany = { contact_ids: ids(), ...sameForAll, copies_to: copiesIfAny };

/**
 * Those of one grievance or cause, of the grievances of a person (PER-08), or of a stage of the own office, or of the one that admin
 * names: the newest first. `total` is counted no further than to 1,000, `more` says that there are more.
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
 * REF-01: drafts of one request to each of these officers, of a grievance or of a cause. 422 for both or none of these, for nobody,
 * for officers of other places, and for a due day that is over.
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
  },
  answer: z.object({ data: z.array(referralRow), total: z.int() }),
  creates: true,
});

const referralEdit = { ...referralInput, contact_id: id(), version: optional(integer()) };

/** Changes what is named of a draft. 409 for an older `version`. */
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
 * Sends a draft, or what was sent back, anew: by email its mail is queued, by letter that gets its number in the same transaction. 422
 * without addressee, subject or text, and as for any letter.
 */
export const dispatchReferral = defineCall({
  method: 'POST',
  path: 'referral/:id/dispatch',
  may: ['referral', 'forward'],
  answer: referralRecord,
});

/** Sends the reminder that is due, else the next one (REF-09). */
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
