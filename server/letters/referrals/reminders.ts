import { and, eq, isNull } from 'drizzle-orm';
import type { Calendar } from '#contract/desk/openingHours.ts';
import { MAX_REMINDERS } from '#contract/letters/referralActions.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { reachable, superiorOf } from '#server/officers/officers.ts';
import { queueMails } from '#server/officers/queue.ts';
import { dispatchLetter } from '../dispatch.ts';
import { lockCarrying } from '../record.ts';
import type { Work as LetterWork } from '../rules.ts';
import { referralReminders } from '../schema/referrals.ts';
import { dropLetters, writeReminder } from './letters/draft.ts';
import { changeReferral, recordInTimeline } from './lock.ts';
import type { Referral } from './rows.ts';
import { after } from './rules.ts';

/** Working days after the due day: R1 on it, R2 and R3 later, R3 with a copy to the superior (REF-09). */
const STEPS = [0, 7, 15];

/** The day of the reminder that follows `steps` reminders; null after the last one. */
export const reminderDay = (calendar: Calendar, due_on: string, steps: number): string | null => {
  const days = STEPS[steps];
  return days === undefined ? null : after(calendar, due_on, days);
};

/** Reminders that are drafted, not sent and not dropped. */
const isDraft = (referralId: number) =>
  and(
    eq(referralReminders.referral_id, referralId),
    isNull(referralReminders.sent_at),
    eq(referralReminders.dropped, false),
  );

/** Drops the unsent reminders of a referral and deletes their letters. */
export async function dropReminders(db: Db | Tx, referralId: number): Promise<void> {
  const dropped = await db
    .update(referralReminders)
    .set({ dropped: true })
    .where(isDraft(referralId))
    .returning({ letter_id: referralReminders.letter_id });
  await dropLetters(
    db,
    dropped.flatMap(({ letter_id }) => letter_id ?? []),
  );
}

type Reminding = Parameters<typeof queueMails>[0];

/**
 * Sends a drafted reminder by mail, the last one with a copy to the officer's superior. @throws 422 where the post is
 * vacant or has no address
 */
export async function remindByMail(post: Reminding, referral: Referral, step: number): Promise<Referral> {
  const { db } = post;
  const { complaint_id } = referral;
  const officer = await reachable(db, referral.contact_id);
  const superior = step === MAX_REMINDERS ? await superiorOf(db, officer) : null;
  const officers = superior ? [officer, superior] : [officer];
  const [mail_id, copy_mail_id] = await queueMails(post, { complaint_id, officers });
  return reminded(post, referral, step, { mail_id, copy_mail_id });
}

/**
 * Sends a drafted reminder by its letter, which gets its number (REF-05). Returns the letter's id. @throws 422 as for
 * any letter
 */
export async function remindByLetter(work: LetterWork, referral: Referral, step: number): Promise<number> {
  const { db } = work;
  const [drafted] = await db
    .select({ letter_id: referralReminders.letter_id })
    .from(referralReminders)
    .where(and(isDraft(referral.id), eq(referralReminders.step, step)));
  const letter_id = drafted?.letter_id ?? (await writeReminder(work, referral, step)).id;
  await dispatchLetter(work, await lockCarrying(db, letter_id), null);
  await reminded(work, referral, step, { letter_id });
  return letter_id;
}

/** Records that a reminder was sent, with its letter or mails. */
export async function reminded(
  work: Pick<Reminding, 'actor' | 'db' | 'now'>,
  referral: Referral,
  step: number,
  by: Pick<typeof referralReminders.$inferInsert, 'letter_id' | 'mail_id' | 'copy_mail_id'>,
): Promise<Referral> {
  const { db, now } = work;
  await db
    .update(referralReminders)
    .set({ ...by, sent_at: now })
    .where(and(isDraft(referral.id), eq(referralReminders.step, step)));
  const changed = await changeReferral(work, referral, { reminders: step });
  await recordInTimeline(work, changed, 'referralReminded');
  return changed;
}

/**
 * Drafts the next reminder of a locked referral, replaces an unsent one, and sets the day of the following one.
 * Drafting again creates no second reminder. The letter of a reminder is drafted at once.
 */
export async function draftReminder(
  work: { db: Db | Tx; now: Date; actor: { id: number } | null },
  referral: Referral,
  step: number,
  calendar: Calendar,
): Promise<Referral> {
  const { id, due_on } = referral;
  if (due_on === null) throw new Error('what is waited for has a day');
  await dropReminders(work.db, id);
  const { referral_id, step: nth } = referralReminders;
  const letter_id = referral.way === 'letter' ? (await writeReminder(work, referral, step)).id : null;
  await work.db
    .insert(referralReminders)
    .values({ referral_id: id, step, due_on, letter_id, created_at: work.now })
    .onConflictDoUpdate({
      target: [referral_id, referralReminders.due_on, nth],
      set: { dropped: false, sent_at: null, letter_id },
    });
  return changeReferral(work, referral, { remind_on: reminderDay(calendar, due_on, step) });
}
