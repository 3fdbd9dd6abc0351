import { and, eq, lte, ne, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '#contract/kernel/day.ts';
import { UNTOUCHED_DAYS } from '#contract/teamwork/workload.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';

/** Whether a complaint is open and has had no change for so long that another user may take it (SLA-21). */
export function isUntouched(now: Date): SQL | undefined {
  const since = new Date(now.getTime() - UNTOUCHED_DAYS * DAY_MS);
  const { id, hidden, status_group, updated_at } = complaints;
  const { complaint_id, created_at } = complaintChanges;
  return and(
    ne(status_group, 'closed'),
    eq(hidden, false),
    lte(updated_at, since),
    sql`not exists (select from ${complaintChanges} where ${complaint_id} = ${id} and ${created_at} > ${since.toISOString()}::timestamptz)`,
  );
}
