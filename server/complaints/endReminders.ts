import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { referralReminders, referrals } from '../db/schema/referrals.ts';

/**
 * Departments are reminded no more of a complaint that is closed; whether they are still waited for is for a person to say
 * (REF-09, REF-24).
 */
export async function endReminders(db: Db | Tx, complaintId: number): Promise<void> {
  await db.execute(sql`
    with ended as (
      update ${referrals} set remind_on = null
      where complaint_id = ${complaintId} and state in ('sent', 'interim') returning id)
    update ${referralReminders} set dropped = true
    where referral_id in (select id from ended) and sent_at is null and not dropped`);
}
