import { dayOf, isTooFar } from '#contract/kernel/day.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import type { replyToReferral } from '#contract/letters/referralReply.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';

/** A reply, recorded by the office or sent by the department. */
export type Reply = Pick<
  BodyOf<typeof replyToReferral>,
  'is_final' | 'promised_on' | 'action' | 'amount' | 'reason' | 'text'
> & { sent_on_to?: number | null };

/**
 * Keeps only the fields of the reply's kind (REF-12). @throws 422 under a missing field: the promised day of an
 * interim reply, at most a year ahead; the outcome of a final reply, and the fields that it requires
 */
export function checkedReply(reply: Reply, now: Date): Reply {
  const { is_final, text, promised_on, action, amount, reason, sent_on_to } = reply;
  const nothing = { promised_on: null, action: null, amount: null, reason: null, sent_on_to: null };
  if (!is_final) {
    if (!promised_on) throw invalidField('promised_on', 'required');
    if (promised_on < dayOf(now)) throw invalidField('promised_on', 'dueInPast');
    if (isTooFar(promised_on, dayOf(now))) throw invalidField('promised_on', 'dayTooFar');
    return { ...nothing, is_final, text, promised_on };
  }
  if (!action) throw invalidField('action', 'required');
  if (action === 'sanctioned' && !amount) throw invalidField('amount', 'amountNeeded');
  if (action === 'rejected' && !reason) throw invalidField('reason', 'required');
  return {
    ...nothing,
    is_final,
    text,
    action,
    amount: action === 'sanctioned' ? amount : null,
    reason: action === 'rejected' || action === 'sent_on' ? reason : null,
    sent_on_to: action === 'sent_on' ? sent_on_to : null,
  };
}
