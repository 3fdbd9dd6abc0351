import { lte, or, type SQL, sql } from 'drizzle-orm';
import { dayOf } from '#contract/kernel/day.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { complaintFollowups } from '../schema/followups.ts';

/** The check of an idle run: whether the next event is due. It reads the ends of three indexes (GRD-07). */
export function anythingDue(now: Date): SQL | undefined {
  const { opens_at, state, told: notified_on } = complaintFollowups;
  const at = sql`${now.toISOString()}::timestamptz`;
  return or(
    lte(sql`(select min(${complaintClocks.next_at}) from ${complaintClocks})`, at),
    // Written literally as in the index.
    lte(
      sql`(select min(${opens_at}) from ${complaintFollowups} where ${state} = 'open' and not ${notified_on})`,
      at,
    ),
    lte(sql`(select min(${referrals.remind_on}) from ${referrals})`, sql`${dayOf(now)}::date`),
  );
}

export async function isAnythingDue(db: Db, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ due: boolean | null }>(sql`select ${anythingDue(now)} as due`);
  return rows[0]?.due === true;
}
