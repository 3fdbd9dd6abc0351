import { eq } from 'drizzle-orm';
import { writtenReferral } from '#contract/letters/registers.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { referralReminders, referrals } from './schema/referrals.ts';

/** The referral that a letter sends or reminds of, with the number of the reminder; 0 for the referral itself. */
export async function referralOfLetter(db: Db | Tx, letterId: number) {
  const [referral] = await db.select().from(referrals).where(eq(referrals.letter_id, letterId));
  if (referral) return { referral, step: 0 };
  const [reminded] = await db
    .select({ referral: referrals, step: referralReminders.step })
    .from(referralReminders)
    .innerJoin(referrals, eq(referrals.id, referralReminders.referral_id))
    .where(eq(referralReminders.letter_id, letterId));
  return reminded ?? null;
}

/** The same as a field of the letter's record. */
export async function referralFieldOfLetter(db: Db | Tx, letterId: number) {
  const carried = await referralOfLetter(db, letterId);
  return carried && { id: carried.referral.id, number: writtenReferral(carried.referral.number) };
}
