import { sql } from 'drizzle-orm';
import { isClosed } from '#contract/complaints/complaintStatus.ts';
import type { ComplaintHandlers } from '#server/complaints/events.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { letters } from '#server/letters/schema/letters.ts';
import { referralReminders, referrals } from '#server/letters/schema/referrals.ts';
import { referByMail } from './referrals/forwarded.ts';
import { withdrawWithClosing } from './referrals/withdraw.ts';

/** How referrals and letters react to changes of a complaint. */
export const letterHandlers: ComplaintHandlers = {
  capability: 'letters',
  async closing(work, event) {
    await withdrawWithClosing(work, event);
    return undefined;
  },
  forwardedToOfficer: async (work, event) => ({
    referral_ids: (await referByMail(work, event)).map(({ id }) => id),
  }),
  async changed({ db }, { before, complaint }) {
    if (!isClosed(before.status) && isClosed(complaint.status)) await endReminders(db, complaint.id);
    return undefined;
  },
};

/**
 * Stops the reminders of a closed complaint and deletes their unsent letters. A user decides whether its referrals
 * stay open (REF-09, REF-24).
 */
async function endReminders(db: Db | Tx, complaintId: number): Promise<void> {
  await db.execute(sql`
    with ended as (
      update ${referrals} set remind_on = null
      where complaint_id = ${complaintId} and state in ('sent', 'interim') returning id),
    unsent as (
      select id, letter_id from ${referralReminders}
      where referral_id in (select id from ended) and sent_at is null and not dropped),
    dropped as (
      update ${referralReminders} as reminder set dropped = true, letter_id = null
      from unsent where reminder.id = unsent.id)
    delete from ${letters} where state = 'draft' and id in (select letter_id from unsent)`);
}
