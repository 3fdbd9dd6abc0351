import { dayOf, isDay, isTooFar } from '#contract/kernel/day.ts';
import { amountOf } from '#contract/letters/amountText.ts';
import type { TakenOut } from '#contract/letters/inward.ts';
import type { ActionTaken } from '#contract/letters/letterKinds.ts';
import type { Refusals } from '#src/components/form/formRules.ts';

/** The values of the answer form, possibly incomplete. */
export interface ReplyValues {
  is_final: boolean;
  promised_on: string;
  action: ActionTaken | '';
  amount: string;
  reason: string;
  sent_on_to: number | null;
  text: string;
}

export const NO_REPLY: ReplyValues = {
  is_final: true,
  promised_on: '',
  action: '',
  amount: '',
  reason: '',
  sent_on_to: null,
  text: '',
};

/** The values of a removed match, so that the user need not type them again. */
export const replyValuesOf = (reply: TakenOut): ReplyValues => ({
  is_final: reply.is_final,
  promised_on: reply.promised_on ?? '',
  action: reply.action ?? '',
  amount: reply.amount === null ? '' : String(reply.amount),
  reason: reply.reason ?? '',
  sent_on_to: reply.sent_on_to,
  text: reply.text,
});

/** The errors that the state machine would find; none if the server would accept the answer (REF-12). */
export function replyFaults({ is_final, promised_on, action, amount, reason, text }: ReplyValues): Refusals {
  const today = dayOf(new Date());
  const wrong: Record<string, string | false> = {
    text: !text?.trim() && 'rules.required',
    promised_on: !is_final && promiseFault(promised_on, today),
    action: is_final && !action && 'rules.required',
    amount: is_final && action === 'sanctioned' && amountFault(amount ?? ''),
    reason: is_final && action === 'rejected' && !reason?.trim() && 'rules.required',
  };
  return Object.fromEntries(Object.entries(wrong).filter(([, key]) => key)) as Refusals;
}

function promiseFault(day: string, today: string): string | false {
  if (!isDay(day)) return 'rules.required';
  if (day < today) return 'rules.dueInPast';
  return isTooFar(day, today) && 'rules.dayTooFar';
}

function amountFault(amount: string): string | false {
  if (!amount.trim()) return 'rules.amountNeeded';
  return amountOf(amount) === undefined && 'rules.notAmount';
}

/** The fields of an answer in a call. Hidden texts that the contract would refuse are left out; the server ignores the others. */
export const replyBody = ({
  is_final,
  promised_on,
  action,
  amount,
  reason,
  sent_on_to,
  text,
}: ReplyValues) => ({
  is_final,
  promised_on: is_final ? null : promised_on,
  action,
  amount: is_final && action === 'sanctioned' ? amount : null,
  reason,
  sent_on_to,
  text,
});
