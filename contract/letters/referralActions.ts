import { type Actor, runsOffice } from '#contract/access/access.ts';
import { type Action, can } from '#contract/access/policies.ts';
import { inPlaceOf } from '#contract/access/scope.ts';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import type { ReferralState } from './letterKinds.ts';

/** The fields of a referral that decide on its actions. */
export interface ReferralFacts {
  state: ReferralState;
  /** The assignee of its complaint, or the responsible user of its cause; null for none. */
  in_charge_id: number | null;
  /** The number of the last reminder since it was sent, 0 for none (REF-09). */
  reminders: number;
}

/** The rule that forbids an action: a 422 under `field`, or without a field a 403, because the user is not allowed. */
export interface ReferralRefusal {
  message: ErrorCode;
  field?: 'state';
}
type Rule = (referral: ReferralFacts, actor: Actor) => ReferralRefusal | null;

/** The most reminders after one sending. */
export const MAX_REMINDERS = 3;
/** Waits for an answer; the due day decides whether it is late. */
export const WAITING: readonly ReferralState[] = ['sent', 'interim'];
/** Must be sent by a user of the office. */
export const TO_SEND: readonly ReferralState[] = ['draft', 'sent_back'];
export const ANSWERED: readonly ReferralState[] = ['answered'];

export const isWaiting = ({ state }: Pick<ReferralFacts, 'state'>) => WAITING.includes(state);

const within =
  (states: readonly ReferralState[], message: ErrorCode): Rule =>
  ({ state }) =>
    states.includes(state) ? null : { message, field: 'state' };
const whileWaiting = within(WAITING, 'referralNotWaiting');
/** A final answer is decided by the assignee, or by users who decide for the office (REF-13). */
const byWhoDecides: Rule = ({ in_charge_id }, actor) =>
  runsOffice(actor) || (in_charge_id !== null && inPlaceOf(actor).includes(in_charge_id))
    ? null
    : { message: 'notInCharge' };
const whileRemindable: Rule = ({ reminders }) =>
  reminders < MAX_REMINDERS ? null : { message: 'remindedEnough', field: 'state' };
const both =
  (one: Rule, other: Rule): Rule =>
  (referral, actor) =>
    one(referral, actor) ?? other(referral, actor);

/**
 * The permission and the state that each action requires. Users who may edit the complaint may draft and record
 * replies.
 */
const rules = {
  edit: { right: 'edit', when: within(['draft'], 'referralSent') },
  dispatch: { right: 'forward', when: within(TO_SEND, 'referralSent') },
  remind: { right: 'forward', when: both(whileWaiting, whileRemindable) },
  /** Any number of interim replies, one final reply (REF-12). */
  reply: { right: 'edit', when: whileWaiting },
  /** A match of the inward register can be undone until its answer is decided (REF-10). */
  unmatch: { right: 'edit', when: within(['interim', 'answered'], 'matchDecided') },
  accept: { right: 'edit', when: both(within(ANSWERED, 'referralNotAnswered'), byWhoDecides) },
  sendBack: { right: 'edit', when: both(within(ANSWERED, 'referralNotAnswered'), byWhoDecides) },
  withdraw: { right: 'edit', when: within(['draft', ...WAITING], 'referralOver') },
} as const satisfies Record<string, { right: Action; when: Rule }>;

export type ReferralAction = keyof typeof rules;

/** The state after each action; actions that are not listed keep the state. A reply contains whether it is final. */
export const BECOMES = {
  dispatch: 'sent',
  accept: 'accepted',
  sendBack: 'sent_back',
  withdraw: 'withdrawn',
  /** Its letter was cancelled before an answer (REF-06). */
  takeBack: 'draft',
} as const satisfies Partial<Record<ReferralAction | 'takeBack', ReferralState>>;

/**
 * The state machine of referrals: why the actor may not take the action in the current state, null if allowed. The
 * scope decides who may see it.
 */
export function referralRefusal(
  action: ReferralAction,
  actor: Actor,
  referral: ReferralFacts,
): ReferralRefusal | null {
  const { right, when } = rules[action];
  if (!can(actor, right, 'referral')) return { message: 'forbidden' };
  return when(referral, actor);
}
