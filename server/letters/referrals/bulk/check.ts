import { dayOf } from '#contract/kernel/day.ts';
import type { AnswerOf } from '#contract/kernel/define.ts';
import { type CodedRefusal, refusedBy } from '#contract/kernel/rule.ts';
import { referralRefusal } from '#contract/letters/referralActions.ts';
import type { doToReferrals as call, Recipient } from '#contract/letters/referralBulk.ts';
import { writtenReferral } from '#contract/letters/registers.ts';
import { byReason } from '#server/desk/tasks/results.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { recipientsOf } from '../recipients.ts';
import { inChargeOf, type ReferralQueryRow } from '../rows.ts';

type Checked = Pick<AnswerOf<typeof call>, 'possible' | 'refused' | 'ways' | 'recipients'>;

/** Previews a bulk action: the result for each referral, and the recipients of those that can be sent (REF-15). */
export async function checkAll(
  context: Context<typeof call>,
  selected: readonly ReferralQueryRow[],
): Promise<Checked> {
  const recipients = await recipientsOf(context.db, selected);
  const checked = selected.map((each, at) => {
    const to = recipients[at] ?? null;
    const reason = reasonOf(context, each, to !== null);
    return { way: each.referral.way, number: writtenReferral(each.referral.number), to, reason };
  });
  const possible = checked.filter(({ reason }) => reason === null);
  const ways = [...new Set(possible.map(({ way }) => way))].map((way) => ({
    way,
    count: possible.filter((each) => each.way === way).length,
  }));
  return {
    possible: possible.length,
    refused: byReason(checked.filter(({ reason }) => reason !== null)),
    ways,
    recipients: countedBy(possible.flatMap(({ to }) => to ?? [])),
  };
}

/** The known reason why a referral will not change. Sending its letter may find further errors. */
function reasonOf(
  { actor, body, now }: Context<typeof call>,
  selected: ReferralQueryRow,
  isAddressed: boolean,
): CodedRefusal | null {
  const { referral } = selected;
  const facts = { ...referral, in_charge_id: inChargeOf(selected) };
  const refusal = referralRefusal(body.action, actor, facts);
  if (refusal) return refusedBy(refusal);
  if (body.action === 'accept') return null;
  if (referral.contact_id === null || !isAddressed) return { code: 'addresseeNeeded' };
  const isLate = body.action === 'dispatch' && referral.due_on !== null && referral.due_on < dayOf(now);
  return isLate ? { code: 'dueInPast' } : null;
}

/** Each recipient once with a count, most frequent first. */
function countedBy(all: readonly Omit<Recipient, 'count'>[]): Recipient[] {
  const counted = new Map<string, Recipient>();
  for (const { name, designation, department } of all) {
    const key = JSON.stringify([name, designation, department]);
    const count = (counted.get(key)?.count ?? 0) + 1;
    counted.set(key, { name, designation, department, count });
  }
  return [...counted.values()].sort((one, other) => other.count - one.count);
}
