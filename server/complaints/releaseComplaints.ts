import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { hasMoved } from '#contract/access/scope.ts';
import type { users } from '#server/accounts/schema/accounts.ts';
import { announce, type Work } from './events.ts';
import { recordSameChange } from './recordChanges.ts';
import { complaintChanges } from './schema/complaintChanges.ts';
import { complaints } from './schema/complaints.ts';

type Account = typeof users.$inferSelect;

/**
 * Unassigns all open complaints of a locked account that was deactivated or got another role or seat; they appear in
 * Unassigned (SLA-20). It runs in the same transaction, with one statement per table, since there may be thousands.
 */
export async function releaseComplaints(work: Work, before: Account, after: Account): Promise<void> {
  if (before.disabled || !(after.disabled || hasMoved(before, after))) return;
  const ids = await unassign(work, before.id);
  await recordSameChange(work, ids, 'assigned', { staff: [before.name, null] });
  await announce(work, 'givenUp', { place: before, account_id: before.id, ids });
}

/** The number of a staff member's open complaints that lists show. */
export const openComplaintsOf = (db: Work['db'], staffId: number): Promise<number> =>
  db.$count(
    complaints,
    and(
      eq(complaints.staff_id, staffId),
      eq(complaints.hidden, false),
      ne(complaints.status_group, 'closed'),
    ),
  );

/**
 * Unassigns the open complaints of an account, with timeline entries, and returns their ids. It locks them in the
 * order of their ids, like every code that locks several.
 */
async function unassign({ db, now }: Work, staffId: number): Promise<number[]> {
  const { id, staff_id, status_group, updated_at, version } = complaints;
  const open = await db
    .select({ id })
    .from(complaints)
    .where(and(eq(staff_id, staffId), ne(status_group, 'closed')))
    .orderBy(asc(id))
    .for('update');
  const ids = open.map((complaint) => complaint.id);
  if (ids.length === 0) return ids;
  const last = sql`(select max(${complaintChanges.created_at}) from ${complaintChanges} where ${complaintChanges.complaint_id} = ${id})`;
  await db
    .update(complaints)
    .set({
      staff_id: null,
      version: sql`${version} + 1`,
      updated_at: sql`greatest(${now.toISOString()}::timestamptz, ${updated_at}, ${last})`,
    })
    .where(sql`${id} = any(${sql.param(ids)}::int[])`);
  return ids;
}
