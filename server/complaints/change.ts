import { and, eq } from 'drizzle-orm';
import { signsAsAdmin } from '#contract/access/access.ts';
import { capabilityName } from '#contract/capabilities.ts';
import {
  type ComplaintAction,
  capabilityOfAction,
  refusalOf,
  type StateFor,
} from '#contract/complaints/complaintActions.ts';
import { isClosed, type Status, statusGroup } from '#contract/complaints/complaintStatus.ts';
import type { TimelineAction } from '#contract/complaints/timeline.ts';
import { type Coded, plainText } from '#contract/kernel/coded.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import { changeRow, insertRow } from '#server/kernel/db/rows.ts';
import { confirmable, ownComplaints } from '#server/kernel/db/scope.ts';
import { forbidden, invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import { worksInPlace } from './checks.ts';
import { differences } from './differences.ts';
import { announce, type Work } from './events.ts';
import type { HistoryCoded } from './historyTexts.ts';
import { capabilityState, decidingColumns, decidingOf } from './reads.ts';
import type { Complaint } from './row.ts';
import type { Changes } from './schema/complaintChanges.ts';
import { complaintHistory, complaints } from './schema/complaints.ts';
import { addToTimeline, instantFor } from './timeline.ts';

/** A complaint before and after a change. */
export interface Edit {
  before: Complaint;
  after: Complaint;
}

/** Locks a complaint that the actor may change, until the transaction ends. @throws 404 for any other */
async function lockComplaint({ actor, db, features }: Work, id: number, action: ComplaintAction) {
  const [row] = await db
    .select({ complaint: complaints, ...decidingColumns(features) })
    .from(complaints)
    .where(and(eq(complaints.id, id), action === 'verify' ? confirmable(actor) : ownComplaints(actor)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** @throws 422 when the state machine forbids the action for the complaint's state, 403 for the caller */
export function assertAllowed<A extends ComplaintAction>(action: A, { actor }: Work, complaint: StateFor<A>) {
  const refusal = refusalOf(action, actor, complaint);
  if (refusal?.field) throw invalidField(refusal.field, refusal.message, refusal.values);
  if (refusal) throw forbidden(refusal.message);
}

/**
 * Locks a complaint for an action that is possible now, and takes the time of the action. `input` is the call's body,
 * for actions that depend on it.
 */
export async function lockForAction<W extends Work>(
  action: ComplaintAction,
  work: W,
  id: number,
  input: object = {},
): Promise<W & { complaint: Complaint }> {
  const { complaint, ...values } = await lockComplaint(work, id, action);
  const usesOf = await work.features.uses(work.db);
  const capability = capabilityOfAction(action);
  if (capability && !usesOf(complaint).includes(capability))
    throw forbidden('notUsed', { capability: capabilityName(capability) });
  assertAllowed(action, work, {
    ...complaint,
    ...decidingOf({ ...work, usesOf }, complaint, values),
    // Read under the lock, since an earlier request may have changed it.
    ...(await capabilityState(work, complaint, { action, input })),
  });
  return { ...work, complaint, now: await instantFor(work.db, complaint, work.now) };
}

/** Checks a second action on a complaint that is locked already. */
export const assertAllowedNow = async (action: ComplaintAction, work: Work, complaint: Complaint) =>
  assertAllowed(action, work, { ...complaint, ...(await capabilityState(work, complaint, { action })) });

/**
 * Stores a change of a locked complaint with its timeline entry; `more` are changes outside its own fields. The
 * version increases only when its own fields change.
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
  const changed = Object.keys(all).length > 0 ? await changeRow(work, complaints, complaint, all) : complaint;
  const own = await differences(work.db, complaint, changed);
  await inParallel(work.db, [
    () => announce(work, 'changed', { complaint: changed, before: complaint, action }),
    () => addToTimeline(work, complaint.id, action, { ...own, ...more }),
  ]);
  if (released) await announce(work, 'released', { complaint: changed });
  return changed;
}

/** Reopening a complaint whose assignee has left unassigns it (SLA-20). */
async function unassignIfGone({ db }: Work, complaint: Complaint, { status }: Partial<Complaint>) {
  const reopens = status !== undefined && isClosed(complaint.status) && !isClosed(status);
  if (!reopens || complaint.staff_id === null) return null;
  return (await worksInPlace(db, complaint.staff_id, complaint)) ? null : { staff_id: null };
}

/** Adds what the office did to the history of a complaint (API-07). */
export const addHistory = (work: Work, complaintId: number, said: HistoryCoded) =>
  addEntry(work, complaintId, said);

/** Adds a text that a person has typed; it is shown unchanged. */
export const addTyped = (work: Work, complaintId: number, text: string) =>
  addEntry(work, complaintId, plainText(text));

async function addEntry({ actor, db, now }: Work, complaintId: number, said: Coded) {
  return insertRow(db, complaintHistory, {
    complaint_id: complaintId,
    creator_id: actor.id,
    said,
    is_admin: signsAsAdmin(actor),
    created_at: now,
  });
}

type Standing = Pick<Complaint, 'status' | 'closed_at' | 'priority'>;

/**
 * The fields that follow from a new status: the time of closing, at which the days open stop, and at least a high
 * priority after reopening (SLA-09).
 */
export const withStatus = (complaint: Standing, status: Status, now: Date) => ({
  status,
  closed_at: isClosed(status) ? (complaint.closed_at ?? now) : null,
  ...(isClosed(complaint.status) && !isClosed(status) ? { priority: atLeastHigh(complaint.priority) } : {}),
});

const atLeastHigh = (priority: Complaint['priority']): Complaint['priority'] =>
  priority === 'urgent' ? 'urgent' : 'high';

/** The fields after an assignment: a Pending complaint becomes Reviewed, others keep their status (API-07). */
export const inHand = (complaint: Standing, now: Date) =>
  statusGroup(complaint.status) === 'open' ? withStatus(complaint, 'reviewed', now) : {};
