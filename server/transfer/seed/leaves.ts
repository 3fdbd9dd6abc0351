import { addDays, DAY_MS, dayOf } from '#contract/kernel/day.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import type { SeedContext } from './seedContext.ts';

/** The first and last day of each leave, in days from today: a current, a future and a past one. */
const LEAVES = [
  { who: 'staff@example.org', deputy: 'staff2@example.org', from: -2, to: 18 },
  { who: 'desk@example.org', deputy: 'mla@example.org', from: 30, to: 34 },
  { who: 'staff2@example.org', deputy: 'staff@example.org', from: -40, to: -36 },
] as const;

/** Inserts leaves of the demo office, with deputies (SLA-16). */
export async function insertLeaves(tx: Tx, { accounts, now }: SeedContext): Promise<void> {
  const today = dayOf(now);
  await tx.insert(leaves).values(
    LEAVES.map(({ who, deputy, from, to }) => ({
      user_id: accounts.get(who),
      deputy_id: accounts.get(deputy),
      from_day: addDays(today, from),
      to_day: addDays(today, to),
      creator_id: accounts.get(who),
      created_at: new Date(now.getTime() + (from - 1) * DAY_MS),
    })),
  );
}
