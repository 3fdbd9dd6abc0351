import { and, asc, eq, inArray, lte, not } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { actorColumns } from '#server/accounts/actorColumns.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { lockIdle } from '#server/complaints/lockIdle.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { notifyAssignee } from '../notices/notifyAssignee.ts';
import { complaintFollowups } from '../schema/followups.ts';

const { id, complaint_id, user_id, opens_at, state, told: notified_on } = complaintFollowups;

type DueFollowup = Awaited<ReturnType<typeof lockDueFollowups>>[number];

/**
 * Tells who has put grievances off that their day has come, each once, from the opening of the office on (GRD-08). Of what they
 * reach no more nothing is said. Answers how many were looked at.
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
  await notifyAssignee(tx, reached, now);
  return due.length;
}

/** Those whose day came first before, as the index has them. */
const firstFollowups = (tx: Tx, most: number, now: Date) =>
  tx
    .select({ id, complaint_id })
    .from(complaintFollowups)
    .where(isDue(now))
    .orderBy(asc(opens_at), asc(id))
    .limit(most);

/** The same, locked behind their complaints, as whoever works on one does. What somebody is at work on waits for the next time. */
async function lockDueFollowups(tx: Tx, most: number, now: Date) {
  const first = await firstFollowups(tx, most, now);
  if (first.length === 0) return [];
  const about = first.map((each) => each.complaint_id);
  const locked = await lockIdle(tx, about);
  const ids = (rows: { id: number }[]) => rows.map((row) => row.id);
  return tx
    .select({ id, complaint_id, user_id })
    .from(complaintFollowups)
    .innerJoin(complaints, eq(complaints.id, complaint_id))
    .where(and(inArray(id, ids(first)), inArray(complaint_id, ids(locked)), isDue(now)))
    .orderBy(asc(opens_at), asc(id))
    .for('update', { of: complaintFollowups });
}

const isDue = (now: Date) => and(eq(state, 'open'), not(notified_on), lte(opens_at, now));

/** Without those of accounts that are switched off, and of what was hidden or given to somebody else; what is closed ends them. */
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
