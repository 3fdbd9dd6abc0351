import * as z from 'zod/mini';
import { fileRecord, named } from '#contract/kernel/define.ts';
import { MAIL_STATES } from '#contract/officers/forwarding.ts';
import { causeName } from '#contract/persons/cause.ts';
import { ACTIONS_TAKEN, INWARD_WAYS, REFERRAL_STATES, REFERRAL_WAYS } from './letterKinds.ts';

/* A referral in answers; its calls are in referral.ts and referralReply.ts. */

/** The tabs of referrals: to be sent, waiting, answered (REF-15). */
export const REFERRAL_STAGES = ['to_send', 'waiting', 'answered'] as const;
export type ReferralStage = (typeof REFERRAL_STAGES)[number];

/** The addressee when the referral was created (REF-01). */
const addressee = z.object({
  name: z.string(),
  designation: z.string(),
  department: z.string(),
  address: z.string(),
});
const copyTo = z.object({ contact_id: z.optional(z.int()), text: z.string() });
/** A letter with its outward number. */
const letterName = z.object({ id: z.int(), number: z.nullable(z.string()) });

/** A department's answer (REF-12). */
export const referralReply = z.object({
  id: z.int(),
  is_final: z.boolean(),
  promised_on: z.nullable(z.string()),
  action: z.nullable(z.enum(ACTIONS_TAKEN)),
  /** In rupees. */
  amount: z.nullable(z.number()),
  reason: z.nullable(z.string()),
  text: z.string(),
  file: z.nullable(fileRecord),
  /** Its entry in the inward register; null if the office has no code. */
  inward: z.nullable(
    z.object({ id: z.int(), number: z.string(), way: z.enum(INWARD_WAYS), received_on: z.string() }),
  ),
  /** The user who entered it; null for an answer by link. */
  creator: named(),
  created_at: z.string(),
  accepted_at: z.nullable(z.string()),
  accepted_by: named(),
  sent_back_at: z.nullable(z.string()),
  sent_back_by: named(),
  sent_back_reason: z.nullable(z.string()),
});
export type ReferralReply = z.output<typeof referralReply>;

/** A referral in a list. Of its complaint it has only number and place, and the id if the caller may open it. */
export const referralRow = z.object({
  id: z.int(),
  /** Its number in the office: R-0012. */
  number: z.string(),
  complaint: z.nullable(
    z.object({
      id: z.nullable(z.int()),
      complaint_number: z.string(),
      area: named(),
      category: named(),
      closed: z.boolean(),
    }),
  ),
  cause: z.nullable(causeName),
  contact_id: z.nullable(z.int()),
  addressee: z.nullable(addressee),
  department: named(),
  way: z.enum(REFERRAL_WAYS),
  subject: z.string(),
  state: z.enum(REFERRAL_STATES),
  sent_at: z.nullable(z.string()),
  /** Null for a draft: it is computed when it is sent. */
  due_on: z.nullable(z.string()),
  overdue: z.boolean(),
  /** Days since it was sent, while it waits; otherwise null. */
  days: z.nullable(z.int()),
  reminders: z.int(),
  /** The due reminder that was not sent: 1 to 3 (REF-09). */
  reminder_due: z.nullable(z.int()),
  /** The draft of the reminder, if it is a letter. */
  reminder_letter_id: z.nullable(z.int()),
  /** The letter that sends it; without a number while it is a draft. */
  letter: z.nullable(letterName),
  in_charge: named(),
  /** The final answer to accept or send back; null in any other state (REF-13). */
  answer: z.nullable(referralReply),
  version: z.int(),
});
export type ReferralRow = z.output<typeof referralRow>;

export const referralRecord = z.extend(referralRow, {
  request: z.string(),
  copies_to: z.array(copyTo),
  portal_name: z.nullable(z.string()),
  portal_number: z.nullable(z.string()),
  mail: z.nullable(z.enum(MAIL_STATES)),
  /** The officer who would receive it, or its reminder, now; null for none (REF-22). */
  goes_to: z.nullable(addressee),
  /** Oldest first. */
  replies: z.array(referralReply),
  reminded: z.array(
    z.object({
      step: z.int(),
      due_on: z.string(),
      sent_at: z.nullable(z.string()),
      letter: z.nullable(letterName),
    }),
  ),
  creator: named(),
  created_at: z.string(),
});
export type ReferralRecord = z.output<typeof referralRecord>;
