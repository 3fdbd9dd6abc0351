import { dayOf, isDay } from '../../../contract/day.ts';
import type { ActionTaken } from '../../../contract/letterKinds.ts';

/** What is typed of an answer, before it is known to be whole. */
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
  ...{ isFinal: true, promised_on: '', action: '', amount: '' },
  ...{ reason: '', sent_on_to: null, text: '' },
};

/** Keys of what is wrong, by field; empty for what the server takes (REF-12). */
export function replyFaults(values: ReplyValues): Partial<Record<keyof ReplyValues, string>> {
  const { isFinal, promised_on, action, amount, reason, text } = values;
  const late = isDay(promised_on) && promised_on < dayOf(new Date());
  const wrong: Partial<Record<keyof ReplyValues, string | false>> = {
    text: !text.trim() && 'rules.required',
    promised_on: !isFinal && (!isDay(promised_on) ? 'rules.required' : late && 'rules.dueInPast'),
    action: isFinal && action === '' && 'rules.required',
    amount: isFinal && action === 'sanctioned' && !(Number(amount) > 0) && 'rules.amountNeeded',
    reason: isFinal && action === 'rejected' && !reason.trim() && 'rules.required',
  };
  return Object.fromEntries(Object.entries(wrong).filter(([, key]) => key)) as Record<string, string>;
}

/** The fields of a call; of a kind that has them not they are left empty by the server. */
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
  amount: amount === '' ? null : Number(amount),
  sent_on_to,
});
