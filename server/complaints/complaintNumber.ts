import { sql } from 'drizzle-orm';
import { complaintNumber } from '#contract/complaints/complaintNumber.ts';
import { TIME_ZONE } from '#contract/kernel/limits.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { complaintNumbers } from './schema/complaintNumbers.ts';

const calendar = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, year: 'numeric' });

/** The year in the number of a complaint recorded at this time. */
export const yearOf = (instant: Date) => Number(calendar.format(instant));

/**
 * The next number of the year, such as 2026-000123. It is taken in the transaction that uses it, so that no number is
 * used twice. Concurrent calls wait.
 */
export async function nextComplaintNumber(db: Db | Tx, now: Date): Promise<string> {
  const year = yearOf(now);
  const [counter] = await db
    .insert(complaintNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: complaintNumbers.year,
      set: { last: sql`${complaintNumbers.last} + 1` },
    })
    .returning();
  return complaintNumber(year, counter?.last ?? 0);
}
