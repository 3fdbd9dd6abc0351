import { and, eq } from 'drizzle-orm';
import { signsAsAdmin } from '#contract/access/access.ts';
import { type ComplaintAction, refusalOf, type StateFor } from '#contract/complaints/complaintActions.ts';
import { isClosed, type Status, statusGroup } from '#contract/complaints/complaintStatus.ts';
import type { TimelineAction } from '#contract/complaints/timeline.ts';
import type { Priority } from '#contract/deadlines/targets.ts';
import { closingStateOf } from '#server/closing/state.ts';
import { followClock } from '#server/deadlines/followClock.ts';
import { endFollowups } from '#server/desk/followups/end.ts';
import { notifyAssignee } from '#server/desk/notices/notifyAssignee.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import { confirmable, ownComplaints } from '#server/kernel/db/scope.ts';
import { conflict, forbidden, invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { worksInPlace } from './checks.ts';
import { clockColumn, clockFromColumn } from './clock.ts';
import { differences } from './differences.ts';
import { endReminders } from './endReminders.ts';
import type { HistoryText } from './historyTexts.ts';
import { recordOf } from './record.ts';
import { relationColumns, relationsFrom } from './relations.ts';
import type { Complaint } from './row.ts';
import { complaintHistory, complaints } from './schema/complaints.ts';
import { addToTimeline, type Changes, instantFor } from './timeline.ts';

export type Work = Pick<Context, 'actor' | 'db' | 'links' | 'now'>;

/** A complaint before and after a change. */
export interface Edit {
  before: Complaint;
  after: Complaint;
}

/**
 * A complaint that the actor may work on, locked until the transaction ends: of two changes at once the second
 * sees what the first has done. 404 for any other.
 */
async function lockComplaint({ actor, db }: Work, id: number, action: ComplaintAction) {
  const [row] = await db
    .select({ complaint: complaints, ...relationColumns, ...clockColumn })
    .from(complaints)
    .where(and(eq(complaints.id, id), action === 'verify' ? confirmable(actor) : ownComplaints(actor)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** Refuses what the state machine forbids as a complaint stands: 422 for its state, 403 for who asks. */
export function assertAllowed<A extends ComplaintAction>(action: A, { actor }: Work, complaint: StateFor<A>) {
  const refusal = refusalOf(action, actor, complaint);
  if (refusal?.field) throw invalidField(refusal.field, refusal.message, refusal.values);
  if (refusal) throw forbidden(refusal.message);
}

/** What is judged by how it was closed. */
const OF_CLOSING: readonly ComplaintAction[] = ['reopen', 'takeBack', 'verify', 'approve'];

/** A complaint that the actor may work on and for which the action is possible, locked, with the moment of the work. */
export async function lockForAction<W extends Work>(
  action: ComplaintAction,
  work: W,
  id: number,
): Promise<W & { complaint: Complaint }> {
  const { complaint, clock, ...tied } = await lockComplaint(work, id, action);
  assertAllowed(action, work, {
    ...complaint,
    ...relationsFrom(tied, work.actor, work.now),
    clock: clockFromColumn(clock, work.actor, work.now),
    // Read once it is locked: whoever had it before may have said something of its closing.
    closing: OF_CLOSING.includes(action) ? (await closingStateOf(work, complaint)).state : null,
  });
  return { ...work, complaint, now: await instantFor(work.db, complaint, work.now) };
}

/**
 * Writes a change of a locked complaint, and what its timeline says of it: `more` is what changed beside its own
 * fields. The version rises when these change, and only then.
 */
export async function changeComplaint(
  work: Work,
  complaint: Complaint,
  changes: Partial<typeof complaints.$inferInsert>,
  action: TimelineAction,
  more: Changes = {},
): Promise<Complaint> {
  const released = await unassignIfGone(work, complaint, changes);
  const all = { ...changes, ...released };
  const changed = Object.keys(all).length > 0 ? await write(work, complaint, all) : complaint;
  const own = await differences(work.db, complaint, changed);
  const closes = !isClosed(complaint.status) && isClosed(changed.status);
  await inParallel(work.db, [
    () => followClock(work.db, [complaint, changed], { action, now: work.now }),
    () => closes && endFollowups(work, complaint.id),
    () => closes && endReminders(work.db, complaint.id),
    () => addToTimeline(work, complaint.id, action, { ...own, ...more }),
  ]);
  if (released) await notifyReleased(work, changed);
  return changed;
}

/** Nobody has what reopens and was in charge of somebody who has gone meanwhile (SLA-20). */
async function unassignIfGone({ db }: Work, complaint: Complaint, { status }: Partial<Complaint>) {
  const reopens = status !== undefined && isClosed(complaint.status) && !isClosed(status);
  if (!reopens || complaint.staff_id === null) return null;
  return (await worksInPlace(db, complaint.staff_id, complaint)) ? null : { staff_id: null };
}

const notifyReleased = ({ db, now }: Work, { id: complaint_id }: Complaint) =>
  notifyAssignee(db, [{ complaint_id, staff_id: null, kind: 'hand_over' }], now);

async function write({ db, now }: Work, { id, version }: Complaint, changes: Partial<Complaint>) {
  const [changed] = await db
    .update(complaints)
    .set({ ...changes, version: version + 1, updated_at: now })
    .where(eq(complaints.id, id))
    .returning();
  if (!changed) throw notFound();
  return changed;
}

/** Adds to what happened to a complaint, by whom and when (API-07), in words that readers have in their language. */
export const addHistory = (work: Work, complaintId: number, said: HistoryText) =>
  addTyped(work, complaintId, said);

/** Adds a text that a person has typed, which is told as it is. */
export async function addTyped({ actor, db, now }: Work, complaintId: number, message: string) {
  const [entry] = await db
    .insert(complaintHistory)
    .values({
      complaint_id: complaintId,
      creator_id: actor.id,
      message,
      is_admin: signsAsAdmin(actor),
      created_at: now,
    })
    .returning();
  if (!entry) throw new Error('insert answered no row');
  return entry;
}

type Standing = Pick<Complaint, 'status' | 'closed_at' | 'priority'>;

/**
 * What a new status brings with it: the moment of closing, up to which the days open are counted, and when it reopens at least
 * a high priority (SLA-09).
 */
export const withStatus = (complaint: Standing, status: Status, now: Date) => ({
  status,
  closed_at: isClosed(status) ? (complaint.closed_at ?? now) : null,
  ...(isClosed(complaint.status) && !isClosed(status) ? { priority: atLeastHigh(complaint.priority) } : {}),
});

const atLeastHigh = (priority: Priority): Priority => (priority === 'urgent' ? 'urgent' : 'high');

/** What a complaint becomes that is given to somebody: an open one is now reviewed, any other stays (API-07). */
export const inHand = (complaint: Standing, now: Date) =>
  statusGroup(complaint.status) === 'open' ? withStatus(complaint, 'reviewed', now) : {};

/** 409 with the complaint as it stands, when the caller names a version and has not seen the current one. */
export async function refuseOlder(work: Work, complaint: Complaint, seen: number | null | undefined) {
  if (typeof seen === 'number' && seen !== complaint.version) throw conflict(await recordOf(work, complaint));
}
