import { and, asc, eq, inArray } from 'drizzle-orm';
import type { withdrawReferral as call } from '#contract/letters/referral.ts';
import { BECOMES, WAITING } from '#contract/letters/referralActions.ts';
import type { ComplaintEvents } from '#server/complaints/events.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { referrals } from '../schema/referrals.ts';
import { dropLetters } from './letters/draft.ts';
import { changeReferral, lockReferral, recordInTimeline, type Work } from './lock.ts';
import { dropReminders } from './reminders.ts';

/** Ends a referral, its reminders, the links of its mails and an unsent letter (REF-09, REF-14). */
export async function withdrawReferral(context: Context<typeof call>) {
  await withdraw(context, context.params.id);
  return { message: 'The referral was withdrawn.' };
}

async function withdraw(work: Work, id: number): Promise<void> {
  const { referral } = await lockReferral('withdraw', work, id);
  await dropReminders(work.db, referral.id);
  if (referral.letter_id) await dropLetters(work.db, [referral.letter_id]);
  const changed = await changeReferral(work, referral, { state: BECOMES.withdraw, remind_on: null });
  await recordInTimeline(work, changed, 'referralWithdrawn');
}

/** Withdraws the referrals that a closing names and that still wait for an answer (REF-24). */
export async function withdrawWithClosing(
  work: Work,
  { complaint, input: { withdraw_referrals: chosen } }: ComplaintEvents['closing'],
): Promise<void> {
  if (!chosen) return;
  const { complaint_id, id, state } = referrals;
  const waiting = await work.db
    .select({ id })
    .from(referrals)
    .where(
      and(
        eq(complaint_id, complaint.id),
        inArray(state, [...WAITING]),
        chosen === 'all' ? undefined : inArray(id, chosen),
      ),
    )
    .orderBy(asc(id));
  for (const referral of waiting) await withdraw(work, referral.id);
}
