import { type Actor, runsOffice } from '#contract/access/access.ts';
import { type Action, can } from '#contract/access/policies.ts';
import { inPlaceOf } from '#contract/access/scope.ts';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import type { ReferralState } from './letterKinds.ts';

/** What of a referral decides what may be done with it. */
export interface ReferralFacts {
  state: ReferralState;
  /** Who has its grievance or its cause in charge; null for nobody. */
  in_charge_id: number | null;
  /** Which reminder went out last since it was sent, 0 for none (REF-09). */
  reminders: number;
}

/** Which rule forbids an action; with a field a 422 tells it there, without one the person is the reason: 403. */
export interface ReferralRefusal {
  message: ErrorCode;
  field?: 'state';
}
type Rule = (referral: ReferralFacts, actor: Actor) => ReferralRefusal | null;

/** So many remind of one sending. */
export const MAX_REMINDERS = 3;
/** An answer is still to come; whether it is late follows from its due day. */
export const WAITING: readonly ReferralState[] = ['sent', 'interim'];
/** What somebody of the office has to send. */
export const TO_SEND: readonly ReferralState[] = ['draft', 'sent_back'];
export const ANSWERED: readonly ReferralState[] = ['answered'];

export const isWaiting = ({ state }: Pick<ReferralFacts, 'state'>) => WAITING.includes(state);

const within =
  (states: readonly ReferralState[], message: ErrorCode): Rule =>
  ({ state }) =>
    states.includes(state) ? null : { message, field: 'state' };
const whileWaiting = within(WAITING, 'referralNotWaiting');
/** Of a final answer: whose grievance it is, or who answers for the office (REF-13). */
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

/** The right that each action takes, and what the state must be. Drafts and replies are for whoever may edit the case. */
const rules = {
  edit: { right: 'edit', when: within(['draft'], 'referralSent') },
  dispatch: { right: 'forward', when: within(TO_SEND, 'referralSent') },
  remind: { right: 'forward', when: both(whileWaiting, whileRemindable) },
  /** Interim as often as wanted, final once (REF-12). */
  reply: { right: 'edit', when: whileWaiting },
  /** A match of the inward register is undone as long as nobody has decided of its answer (REF-10). */
  unmatch: { right: 'edit', when: within(['interim', 'answered'], 'matchDecided') },
  accept: { right: 'edit', when: both(within(ANSWERED, 'referralNotAnswered'), byWhoDecides) },
  sendBack: { right: 'edit', when: both(within(ANSWERED, 'referralNotAnswered'), byWhoDecides) },
  withdraw: { right: 'edit', when: within(['draft', ...WAITING], 'referralOver') },
} as const satisfies Record<string, { right: Action; when: Rule }>;

export type ReferralAction = keyof typeof rules;

/** What each action makes of a referral; what is not here leaves its state. A reply says itself whether it is final. */
export const BECOMES = {
  dispatch: 'sent',
  accept: 'accepted',
  sendBack: 'sent_back',
  withdraw: 'withdrawn',
  /** Its letter was cancelled before anybody answered (REF-06). */
  takeBack: 'draft',
} as const satisfies Partial<Record<ReferralAction | 'takeBack', ReferralState>>;

/**
 * The state machine of referrals: why the actor may not take the action with the referral as it stands, null when it may. Who
 * may see it at all is the scope's question.
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
