import { dayOf, isDay, isTooFar } from '#contract/kernel/day.ts';
import { amountOf } from '#contract/letters/amountText.ts';
import type { TakenOut } from '#contract/letters/inward.ts';
import type { ActionTaken } from '#contract/letters/letterKinds.ts';

/** The values of the answer form, possibly incomplete. */
export interface ReplyValues {
  isFinal: boolean;
  promised_on: string;
  action: ActionTaken | '';
  amount: string;
  reason: string;
  sent_on_to: number | null;
  text: string;
}

export const NO_REPLY: ReplyValues = {
  isFinal: true,
  promised_on: '',
  action: '',
  amount: '',
  reason: '',
  sent_on_to: null,
  text: '',
};

/** The values of a removed match, so that the user need not type them again. */
export const replyValuesOf = (reply: TakenOut): ReplyValues => ({
  isFinal: reply.is_final,
  promised_on: reply.promised_on ?? '',
  action: reply.action ?? '',
  amount: reply.amount === null ? '' : String(reply.amount),
  reason: reply.reason ?? '',
  sent_on_to: reply.sent_on_to,
  text: reply.text,
});

/** Translation keys of the errors by field; empty if the server would accept the answer (REF-12). */
export function replyFaults(values: ReplyValues): Partial<Record<keyof ReplyValues, string>> {
  const { isFinal, promised_on, action, amount, reason, text } = values;
  const today = dayOf(new Date());
  const wrong: Partial<Record<keyof ReplyValues, string | false>> = {
    text: !text.trim() && 'rules.required',
    promised_on: !isFinal && promiseFault(promised_on, today),
    action: isFinal && action === '' && 'rules.required',
    amount: isFinal && action === 'sanctioned' && amountFault(amount),
    reason: isFinal && action === 'rejected' && !reason.trim() && 'rules.required',
  };
  return Object.fromEntries(Object.entries(wrong).filter(([, key]) => key)) as Record<string, string>;
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

/** The request body. The server clears fields that the kind of answer does not have. */
export const replyBody = ({
  isFinal,
  action,
  amount,
  promised_on,
  reason,
  sent_on_to,
  text,
}: ReplyValues) => ({
  text,
  promised_on: promised_on || null,
  reason: reason || null,
  is_final: isFinal,
  action: action || null,
  amount: amountOf(amount) ?? null,
  sent_on_to,
});
