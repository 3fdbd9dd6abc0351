import { and, eq, isNull } from 'drizzle-orm';
import { BECOMES, isWaiting, TO_SEND } from '#contract/letters/referralActions.ts';
import { copyOf } from '../../draft.ts';
import type { Letter } from '../../record.ts';
import { referralOfLetter } from '../../referralOfLetter.ts';
import type { LetterRules, Work } from '../../rules.ts';
import { referralReminders } from '../../schema/referrals.ts';
import { changeReferral, lockRow } from '../lock.ts';
import { dropReminders, reminded } from '../reminders.ts';
import type { Referral } from '../rows.ts';
import { sentWith } from '../send.ts';

/**
 * How a letter changes its referral. Sending the letter sends the referral or the reminder. Cancelling the letter
 * takes that back and drafts a copy, unless the department has answered.
 */
export const referralLetters: LetterRules = {
  lock: async (db, letterId) => {
    const carried = await referralOfLetter(db, letterId);
    if (carried) await lockRow(db, carried.referral);
  },
  sent: async (work, letter) => {
    const carried = await referralOfLetter(work.db, letter.id);
    if (!carried) return;
    const { referral, step } = carried;
    if (step > 0) await reminded(work, referral, step, { letter_id: letter.id });
    else if (TO_SEND.includes(referral.state)) await sentWith(work, referral, letter);
  },
  cancelled: async (work, letter) => {
    const carried = await referralOfLetter(work.db, letter.id);
    if (!carried || !isWaiting(carried.referral)) return;
    if (carried.step > 0) await reminderTakenBack(work, letter, carried.referral, carried.step);
    else if (carried.referral.way === 'letter' && carried.referral.state === 'sent')
      await takenBack(work, letter, carried.referral);
  },
};

/** After a wrong letter the referral is to be sent again. Its reminders stop. */
async function takenBack(work: Work, letter: Letter, referral: Referral): Promise<void> {
  const { actor, db, now } = work;
  await dropReminders(db, referral.id);
  const { id: letter_id } = await copyOf(db, letter, actor.id, now);
  await changeReferral(work, referral, {
    letter_id,
    state: BECOMES.takeBack,
    sent_at: null,
    due_on: null,
    remind_on: null,
    reminders: 0,
  });
}

/** A cancelled last reminder becomes due again. An earlier one, followed by others, does not. */
async function reminderTakenBack(
  work: Work,
  letter: Letter,
  referral: Referral,
  step: number,
): Promise<void> {
  const { actor, db, now } = work;
  const { referral_id, sent_at, dropped } = referralReminders;
  const isNext = and(eq(referral_id, referral.id), isNull(sent_at), eq(dropped, false));
  if (referral.reminders !== step || (await db.$count(referralReminders, isNext)) > 0) return;
  const { id: letter_id } = await copyOf(db, letter, actor.id, now);
  await db
    .update(referralReminders)
    .set({ letter_id, sent_at: null })
    .where(eq(referralReminders.letter_id, letter.id));
  await changeReferral(work, referral, { reminders: step - 1 });
}
