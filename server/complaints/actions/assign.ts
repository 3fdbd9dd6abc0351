import type { Status } from '#contract/complaints/complaintStatus.ts';
import type { PlaceIds, Seat } from '#contract/places/place.ts';
import { refuseOlder } from '#server/kernel/errors/apiError.ts';
import { addHistory, changeComplaint, type Edit, inHand, lockForAction, withStatus } from '../change.ts';
import { staffOf } from '../checks.ts';
import { type Assignment, announce, type Work } from '../events.ts';
import { recordOf } from '../record.ts';
import type { Complaint } from '../row.ts';

/**
 * Assigns a complaint to a staff member of its place (LIST-11). Returns the complaint before and after, null when
 * nothing changed. @throws 422 for a closed complaint
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

/** The fields that an assignment changes. */
export type Before = Pick<Complaint, 'staff_id'> & { status: Status };

/**
 * Undoes an assignment: restores the assignee, and the status unless `keepsStatus` (DESK-12). @throws 409 when one of
 * them was changed since, 422 for a closed complaint or a former assignee who no longer works there
 */
export async function takeBackAssignment(
  context: Work,
  complaintId: number,
  { before, version, keepsStatus }: { before: Before; version: number; keepsStatus: boolean },
): Promise<void> {
  const work = await lockForAction('assign', context, complaintId);
  const { complaint, now } = work;
  await refuseOlder(version, complaint, () => recordOf(work, complaint));
  const assigned = await assignment(work, complaint, before.staff_id);
  const isReviewed = !keepsStatus && complaint.status !== before.status;
  const status = isReviewed ? withStatus(complaint, before.status, now) : {};
  await changeComplaint(work, complaint, { ...assigned.changes, ...status }, 'assigned');
  await tellAssignment(work, complaint, assigned);
}

/**
 * The changes that assign or unassign an open complaint: a Pending one becomes Reviewed (API-07). @throws 422 unless
 * the staff member works at the complaint's place
 */
export async function assignment(
  work: Pick<Work, 'db' | 'now'>,
  complaint: PlaceIds & Pick<Complaint, 'status' | 'closed_at' | 'priority'>,
  staffId: number | null,
) {
  if (staffId === null) return { changes: { staff_id: null }, entry: { code: 'unassigned' } as const };
  const staff = await staffOf(work.db, staffId, complaint);
  const entry = { code: 'assigned', values: { to: staff.name } } as const;
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
