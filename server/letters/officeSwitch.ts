import { and, eq, lte } from 'drizzle-orm';
import { dayOf } from '#contract/kernel/day.ts';
import type { OfficeSwitch } from '#server/desk/offices/officeSwitch.ts';
import { letters } from './schema/letters.ts';
import { referrals } from './schema/referrals.ts';

/**
 * Letters and referrals. When they are switched on again, no reminders are sent for days that became due while they
 * were off.
 */
export const lettersSwitch: OfficeSwitch = {
  capability: 'letters',
  async count(db, { id }) {
    const [written, sent] = [
      await db.$count(letters, eq(letters.office_id, id)),
      await db.$count(referrals, eq(referrals.office_id, id)),
    ];
    return written + sent;
  },
  async on({ db, now }, { id }) {
    const { office_id, remind_on } = referrals;
    await db
      .update(referrals)
      .set({ remind_on: null })
      .where(and(eq(office_id, id), lte(remind_on, dayOf(now))));
  },
};
