import type { Status } from '#contract/complaints/complaintStatus.ts';
import type { PlaceIds, Seat } from '#contract/places/place.ts';
import {
  addHistory,
  changeComplaint,
  type Edit,
  inHand,
  lockForAction,
  refuseOlder,
  withStatus,
} from '../change.ts';
import { staffOf } from '../checks.ts';
import { type Assignment, announce, type Work } from '../events.ts';
import { HISTORY_TEXTS, type HistoryText } from '../historyTexts.ts';
import type { Complaint } from '../row.ts';

/**
 * Gives a complaint to a staff member of its place (LIST-11). 422 when it is closed. Answers it as it was and as it is, null
 * where nothing changed.
 */
export async function assignStaff(context: Work, complaintId: number, staffId: number): Promise<Edit | null> {
  const work = await lockForAction('assign', context, complaintId);
  const { complaint } = work;
  if (complaint.staff_id === staffId) return null;
  const assigned = await assignment(work, complaint, staffId);
  const after = await changeComplaint(work, complaint, assigned.changes, 'assigned');
  await tellAssignment(work, complaint, assigned);
  return { before: complaint, after };
}

/** What an assignment has changed. */
export type Before = Pick<Complaint, 'staff_id'> & { status: Status };

/**
 * Gives a complaint back to who had it before an assignment, or to nobody, and its status unless `keepsStatus` (DESK-12). 409
 * when anything of it was changed since, 422 when it is closed or the person works elsewhere by now.
 */
export async function takeBackAssignment(
  context: Work,
  complaintId: number,
  { before, version, keepsStatus }: { before: Before; version: number; keepsStatus: boolean },
): Promise<void> {
  const work = await lockForAction('assign', context, complaintId);
  const { complaint, now } = work;
  await refuseOlder(work, complaint, version);
  const assigned = await assignment(work, complaint, before.staff_id);
  const isReviewed = !keepsStatus && complaint.status !== before.status;
  const status = isReviewed ? withStatus(complaint, before.status, now) : {};
  await changeComplaint(work, complaint, { ...assigned.changes, ...status }, 'assigned');
  await tellAssignment(work, complaint, assigned);
}

/**
 * The changes that assign a complaint that is not closed, or unassign it: an open one becomes reviewed (API-07). 422
 * unless the staff member works at the complaint's place.
 */
export async function assignment(
  work: Pick<Work, 'db' | 'now'>,
  complaint: PlaceIds & Pick<Complaint, 'status' | 'closed_at' | 'priority'>,
  staffId: number | null,
) {
  if (staffId === null) return { changes: { staff_id: null }, entry: HISTORY_TEXTS.unassigned };
  const staff = await staffOf(work.db, staffId, complaint);
  const entry: HistoryText = `${HISTORY_TEXTS.assigned}${staff.name}`;
  return { changes: { staff_id: staff.id, ...inHand(complaint, work.now) }, entry };
}

/** Records an assignment in the history and notifies its followers (GRD-08, SLA-17). */
export async function tellAssignment(
  work: Work,
  complaint: Pick<Complaint, 'id' | keyof Seat>,
  { changes: { staff_id }, entry }: Assignment,
): Promise<void> {
  if (entry === null) return;
  await addHistory(work, complaint.id, entry);
  if (staff_id) await announce(work, 'assigned', { complaint, staff_id });
}
