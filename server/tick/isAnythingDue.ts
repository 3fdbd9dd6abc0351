import { exists, or, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { dueChanges } from '../db/schema/complaintCounts.ts';
import { dueReferrals } from '../referrals/dueReminders.ts';
import { firstClocks } from './due.ts';
import { firstFollowups } from './followups.ts';

/** What an idle tick asks: whether anything stands at the ends of the indexes that say what became due (GRD-07). */
export const anythingDue = (db: Db, now: Date) =>
  or(
    exists(firstClocks(db, 1, now)),
    exists(firstFollowups(db, 1, now)),
    exists(dueReferrals(db, now).limit(1)),
    exists(db.select({ change: dueChanges.change }).from(dueChanges).limit(1)),
  );

export async function isAnythingDue(db: Db, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ due: boolean }>(sql`select ${anythingDue(db, now)} as due`);
  return rows[0]?.due === true;
}
