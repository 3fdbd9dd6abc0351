import * as z from 'zod/mini';
import { defineCall } from '#contract/kernel/define.ts';
import { choice, date, flag, id, line, longText, optional } from '#contract/kernel/fields.ts';
import { rule } from '#contract/kernel/rule.ts';
import { attachmentRule } from '#contract/kernel/uploadRules.ts';
import { amountOf } from './amountText.ts';
import { ACTIONS_TAKEN, type ActionTaken, INWARD_WAYS } from './letterKinds.ts';
import { referralRecord } from './referralRecord.ts';

/** A number, or a plain decimal: '1e5', '0x10' and '1,00,000' are refused. */
const amount = () =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' || typeof value === 'number' ? amountOf(String(value)) : undefined,
    ),
    z.number(rule('notAmount')),
  );

/** The content of an answer: interim with the next promised day, or final with the action (REF-12). */
export const replyFields = {
  is_final: flag(),
  promised_on: optional(date()),
  action: optional(choice(ACTIONS_TAKEN)),
  /** The sanctioned amount, in rupees. */
  amount: optional(amount()),
  /** Why it was rejected. */
  reason: optional(longText(2_000)),
  /** The officer to whom it was forwarded; creates the draft of the next referral. */
  sent_on_to: optional(id()),
  text: longText(5_000),
};

/** How and when it came; today by default. */
export const receivedFields = {
  received_on: optional(date()),
  their_number: optional(line(100)),
  their_date: optional(date()),
};

/** The channels that a user may enter. */
const NOTED_WAYS = INWARD_WAYS.filter((way) => way !== 'link');
export const inwardWay = () => choice(NOTED_WAYS);

/**
 * REF-11, REF-12: records a department's answer, with or without a scan, and adds it to the inward register if the
 * office has a code. 422 with the errors of the state machine, for an interim answer without its next day, and for a
 * final one without an action or the fields that this requires.
 */
export const replyToReferral = defineCall({
  method: 'POST',
  path: 'referral/:id/reply',
  may: ['referral', 'edit'],
  body: { ...replyFields, ...receivedFields, way: inwardWay() },
  files: { file: { ...attachmentRule, at: 'file.path' } },
  answer: referralRecord,
});

/** The proposed closing of a complaint that this answer settles; never applied automatically (REF-13). */
const proposal = z.object({
  outcome: z.nullable(z.enum(['solved', 'not_possible', 'information'])),
  message: z.string(),
  reason: z.nullable(z.string()),
  file_id: z.nullable(z.int()),
});
export type ClosingProposal = z.output<typeof proposal>;

/** The citizen's outcome of each action of a department. */
export const OUTCOME_OF: Readonly<Record<ActionTaken, ClosingProposal['outcome']>> = {
  done: 'solved',
  sanctioned: 'solved',
  rejected: 'not_possible',
  sent_on: null,
  none_needed: 'information',
};

/** REF-13: accepts the final answer. */
export const acceptReferral = defineCall({
  method: 'POST',
  path: 'referral/:id/accept',
  may: ['referral', 'edit'],
  answer: z.extend(referralRecord, { proposal }),
});

/** REF-13: sends an insufficient answer back; the referral must be sent again. */
export const sendBackReferral = defineCall({
  method: 'POST',
  path: 'referral/:id/sendback',
  may: ['referral', 'edit'],
  body: { reason: longText(2_000), due_on: date() },
  answer: referralRecord,
});
