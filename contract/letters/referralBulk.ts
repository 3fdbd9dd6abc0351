import * as z from 'zod/mini';
import type { Actor } from '#contract/access/access.ts';
import { type Action, can, type PolicyName } from '#contract/access/policies.ts';
import { refusals, taskState } from '#contract/desk/task.ts';
import { codedFields } from '#contract/kernel/codedFields.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { choice, flag, id, integer, optional, several } from '#contract/kernel/fields.ts';
import { MAX_COUNTED_MATCHES } from '#contract/kernel/limits.ts';
import { rule } from '#contract/kernel/rule.ts';
import { REFERRAL_WAYS } from './letterKinds.ts';
import { referralFilters } from './referralFilters.ts';
import { REFERRAL_STAGES } from './referralRecord.ts';

/** Bulk actions on referrals, with the permission of each single call. */
const RIGHTS = {
  dispatch: ['referral', 'forward'],
  remind: ['referral', 'forward'],
  accept: ['referral', 'edit'],
} as const satisfies Record<string, readonly [PolicyName, Action]>;

export type ReferralBulkAction = keyof typeof RIGHTS;
export const REFERRAL_BULK_ACTIONS = Object.keys(RIGHTS) as ReferralBulkAction[];

export function mayDoToReferrals(actor: Actor, action: ReferralBulkAction): boolean {
  const [policy, right] = RIGHTS[action];
  return can(actor, right, policy);
}

/** The most referrals in one action: the limit to which their lists are counted. */
export const MAX_BULK_REFERRALS = MAX_COUNTED_MATCHES;

const recipient = z.object({
  name: z.string(),
  designation: z.string(),
  department: z.string(),
  count: z.int(),
});
export type Recipient = z.output<typeof recipient>;

/**
 * REF-15: sends, reminds of or accepts many referrals: those with these ids, or all that match these filters in a list
 * of the own office, or of the one that admin names. With `filters` the shown number must be sent: 409 with `{ total }`
 * if it has changed. `dry_run` changes nothing: it returns how many are `possible`, why others are `refused`, and the
 * receivers. Each has the effect of its single call, in its own transaction; one that was done before is refused.
 */
export const doToReferrals = defineCall({
  method: 'POST',
  path: 'referral/bulk',
  may: ['referral', 'edit'],
  body: {
    action: choice(REFERRAL_BULK_ACTIONS),
    office_id: optional(id()),
    ids: several(id(), MAX_BULK_REFERRALS, rule('tooManyReferrals')),
    filters: optional(
      z.strictObject({ ...referralFilters, stage: optional(choice(REFERRAL_STAGES)) }, rule('invalid')),
    ),
    expected_total: optional(integer()),
    dry_run: optional(flag()),
  },
  answer: z.object({
    total: z.int(),
    /** For a dry run: the number, the channels and the receivers, most first. */
    possible: z.optional(z.int()),
    refused: z.optional(refusals),
    ways: z.optional(z.array(z.object({ way: z.enum(REFERRAL_WAYS), count: z.int() }))),
    recipients: z.optional(z.array(recipient)),
    /** The task, otherwise. */
    job: z.optional(taskState),
  }),
});

const outcome = z.object({
  id: z.int(),
  number: z.string(),
  state: z.enum(['waiting', 'done', 'refused']),
  reason: z.nullable(z.string()),
  ...codedFields,
  /** The letters that were sent, in the order of the register. */
  letter: z.nullable(z.object({ id: z.int(), number: z.nullable(z.string()) })),
});
export type ReferralOutcome = z.output<typeof outcome>;

/** The result of each referral; the caller's own task, for admin any. Stored for a week after its end. */
export const getReferralBulk = defineCall({
  method: 'GET',
  path: 'referral/bulk/:id',
  may: ['referral', 'show'],
  answer: z.object({
    action: z.enum(REFERRAL_BULK_ACTIONS),
    job: taskState,
    rows: z.array(outcome),
  }),
});
export type ReferralBulk = z.output<typeof getReferralBulk.answer>;
