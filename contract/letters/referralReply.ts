import * as z from 'zod/mini';
import { defineCall } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { choice, date, flag, id, line, longText, optional } from '#contract/kernel/fields.ts';
import { attachmentRule } from '#contract/kernel/uploadRules.ts';
import { amountOf } from './amountText.ts';
import { ACTIONS_TAKEN, type ActionTaken, INWARD_WAYS } from './letterKinds.ts';
import { referralRecord } from './referralRecord.ts';

/** A number, or a plain decimal: '1e5', '0x10' and '1,00,000' are none. */
const amount = () =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' || typeof value === 'number' ? amountOf(String(value)) : undefined,
    ),
    z.number(errorTexts.notAmount),
  );

/** What an answer says: interim with the next day promised, or final with what was done (REF-12). */
export const replyFields = {
  is_final: flag(),
  promised_on: optional(date()),
  action: optional(choice(ACTIONS_TAKEN)),
  /** In rupees, of what was sanctioned. */
  amount: optional(amount()),
  /** Why it was rejected. */
  reason: optional(longText(2_000)),
  /** The officer to whom it was sent on; makes the draft of the next referral. */
  sent_on_to: optional(id()),
  text: longText(5_000),
};

/** How and when something came; today where nothing is said. */
export const receivedFields = {
  received_on: optional(date()),
  their_number: optional(line(100)),
  their_date: optional(date()),
};

/** Ways in which somebody of the office takes something down. */
const NOTED_WAYS = INWARD_WAYS.filter((way) => way !== 'link');
export const inwardWay = () => choice(NOTED_WAYS);

/**
 * REF-11, REF-12: notes what a department has answered, with a scan or without, and enters it into the inward register where the
 * office has a code. 422 as the state machine says, for an interim answer without its next day, and for a final one without what
 * was done or what that asks for.
 */
export const replyToReferral = defineCall({
  method: 'POST',
  path: 'referral/:id/reply',
  may: ['referral', 'edit'],
  body: { ...replyFields, ...receivedFields, way: inwardWay() },
  files: { file: { ...attachmentRule, at: 'file.path' } },
  answer: referralRecord,
});

/** How a grievance is closed that this answer settles; a proposal, never done by itself (REF-13). */
const proposal = z.object({
  outcome: z.nullable(z.enum(['solved', 'not_possible', 'information'])),
  message: z.string(),
  reason: z.nullable(z.string()),
  file_id: z.nullable(z.int()),
});
export type ClosingProposal = z.output<typeof proposal>;

/** What each action of a department comes to for the citizen. */
export const OUTCOME_OF: Readonly<Record<ActionTaken, ClosingProposal['outcome']>> = {
  done: 'solved',
  sanctioned: 'solved',
  rejected: 'not_possible',
  sent_on: null,
  none_needed: 'information',
};

/** REF-13: takes the final answer as good. */
export const acceptReferral = defineCall({
  method: 'POST',
  path: 'referral/:id/accept',
  may: ['referral', 'edit'],
  answer: z.extend(referralRecord, { proposal }),
});

/** REF-13: the answer does not do; the referral is to be sent again. */
export const sendBackReferral = defineCall({
  method: 'POST',
  path: 'referral/:id/sendback',
  may: ['referral', 'edit'],
  body: { reason: longText(2_000), due_on: date() },
  answer: referralRecord,
});
