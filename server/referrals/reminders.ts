import { and, eq, isNull } from 'drizzle-orm';
import { MAX_REMINDERS } from '../../contract/referralActions.ts';
import type { Calendar } from '../../contract/workingTime.ts';
import type { Db, Tx } from '../db/open.ts';
import { referralReminders } from '../db/schema/referrals.ts';
import { changeReferral, tellTimeline } from './lock.ts';
import { queueMails } from './mails.ts';
import { reachable, superiorOf } from './officers.ts';
import type { Referral } from './rows.ts';
import { after } from './rules.ts';

/** Working days after the due day: R1 on it, then R2 and R3, the last with a copy to the superior (REF-09). */
const STEPS = [0, 7, 15];

/** The day of the reminder after the first `steps`; null where all were given. */
export const reminderDay = (calendar: Calendar, due_on: string, steps: number): string | null => {
  const days = STEPS[steps];
  return days === undefined ? null : after(calendar, due_on, days);
};

/** Those that were drafted, not sent, and are still wanted. */
const isDraft = (referralId: number) =>
  and(
    eq(referralReminders.referral_id, referralId),
    isNull(referralReminders.sent_at),
    eq(referralReminders.dropped, false),
  );

/** Those are no longer wanted. */
export async function dropReminders(db: Db | Tx, referralId: number): Promise<void> {
  await db.update(referralReminders).set({ dropped: true }).where(isDraft(referralId));
}

type Reminding = Parameters<typeof queueMails>[0];

/**
 * Sends a reminder that stands as a draft, and writes it down. What goes by letter is a letter as soon as there is one for it; until
 * then all of them go by mail.
 * @throws 422 where the post is vacant or has no address
 */
export async function sendReminder(post: Reminding, referral: Referral, step: number): Promise<Referral> {
  const { db, now } = post;
  const { complaint_id } = referral;
  const officer = await reachable(db, referral.contact_id);
  const superior = step === MAX_REMINDERS ? await superiorOf(db, officer) : null;
  const officers = superior ? [officer, superior] : [officer];
  const [mail_id, copy_mail_id] = await queueMails(post, { complaint_id, officers });
  await db
    .update(referralReminders)
    .set({ mail_id, copy_mail_id, sent_at: now })
    .where(and(isDraft(referral.id), eq(referralReminders.step, step)));
  const changed = await changeReferral(post, referral, { reminders: step });
  await tellTimeline(post, changed, 'referralReminded');
  return changed;
}

/**
 * Drafts a reminder of a locked referral, which takes the place of one that was not sent, and says when the one after it is due.
 * Each stands there once, whatever runs twice.
 */
export async function draftReminder(
  work: { db: Db | Tx; now: Date },
  referral: Referral,
  step: number,
  calendar: Calendar,
): Promise<Referral> {
  const { id, due_on } = referral;
  if (due_on === null) throw new Error('what is waited for has a day');
  await dropReminders(work.db, id);
  const { referral_id, step: nth } = referralReminders;
  await work.db
    .insert(referralReminders)
    .values({ referral_id: id, step, due_on, created_at: work.now })
    .onConflictDoUpdate({
      target: [referral_id, referralReminders.due_on, nth],
      set: { dropped: false, sent_at: null },
    });
  return changeReferral(work, referral, { remind_on: reminderDay(calendar, due_on, step) });
}
