import { and, asc, eq, inArray, lte, not, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { actorColumns } from '#server/accounts/actorColumns.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { lockIdle } from '#server/complaints/lockIdle.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { notify } from '../notices/notify.ts';
import { complaintFollowups } from '../schema/followups.ts';

const { id, complaint_id, user_id, opens_at, state, told: notified_on } = complaintFollowups;

/** Written literally as in the index. */
export const isFollowupDue = (now: Date) =>
  lte(
    sql`(select min(${opens_at}) from ${complaintFollowups} where ${state} = 'open' and not ${notified_on})`,
    sql`${now.toISOString()}::timestamptz`,
  );

type DueFollowup = Awaited<ReturnType<typeof lockDueFollowups>>[number];

/**
 * Notifies users once that a follow-up is due, from the opening of their office on (GRD-08). Complaints that they can
 * no longer reach are skipped. Returns how many were checked.
 */
export async function notifyFollowups(tx: Tx, most: number, now: Date): Promise<number> {
  const due = await lockDueFollowups(tx, most, now);
  if (due.length === 0) return 0;
  const ids = due.map((each) => each.id);
  await tx.update(complaintFollowups).set({ told: true }).where(inArray(id, ids));
  const reached = (await withinReach(tx, due, now)).map(({ user_id: staff_id, ...each }) => ({
    ...each,
    staff_id,
    kind: 'followup' as const,
  }));
  await notify(tx, reached, now);
  return due.length;
}

/** The earliest first, in the order of the index. */
const firstFollowups = (tx: Tx, most: number, now: Date) =>
  tx
    .select({ id, complaint_id })
    .from(complaintFollowups)
    .where(isDue(now))
    .orderBy(asc(opens_at), asc(id))
    .limit(most);

/**
 * The same, locked after their complaints, as every change does. Complaints that are locked by others wait for the next
 * run.
 */
async function lockDueFollowups(tx: Tx, most: number, now: Date) {
  const first = await firstFollowups(tx, most, now);
  if (first.length === 0) return [];
  const about = first.map((each) => each.complaint_id);
  const locked = await lockIdle(tx, about);
  return tx
    .select({ id, complaint_id, user_id })
    .from(complaintFollowups)
    .innerJoin(complaints, eq(complaints.id, complaint_id))
    .where(and(inArray(id, idsOf(first)), inArray(complaint_id, idsOf(locked)), isDue(now)))
    .orderBy(asc(opens_at), asc(id))
    .for('update', { of: complaintFollowups });
}

const isDue = (now: Date) => and(eq(state, 'open'), not(notified_on), lte(opens_at, now));

/**
 * Without follow-ups of disabled accounts, and of hidden or reassigned complaints; closing a complaint ends its
 * follow-ups.
 */
async function withinReach(tx: Tx, due: readonly DueFollowup[], now: Date): Promise<DueFollowup[]> {
  const ids = [...new Set(due.map(({ user_id }) => user_id))];
  const people: Actor[] = await tx
    .select(actorColumns(now))
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.disabled, false)));
  const reached: DueFollowup[] = [];
  for (const person of people) {
    const theirs = due.filter(({ user_id }) => user_id === person.id);
    const { id, hidden } = complaints;
    const among = inArray(
      id,
      theirs.map(({ complaint_id }) => complaint_id),
    );
    const visible = await tx
      .select({ id })
      .from(complaints)
      .where(and(among, ownComplaints(person), not(hidden)));
    const known = new Set(visible.map((complaint) => complaint.id));
    reached.push(...theirs.filter(({ complaint_id }) => known.has(complaint_id)));
  }
  return reached;
}
