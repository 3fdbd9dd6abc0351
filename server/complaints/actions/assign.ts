import type { Status } from '#contract/complaints/complaintStatus.ts';
import type { PlaceIds } from '#contract/places/place.ts';
import { notify } from '#server/desk/notices/notify.ts';
import { noteTurn } from '#server/teamwork/routing/suggest.ts';
import {
  addHistory,
  changeComplaint,
  type Edit,
  inHand,
  lockForAction,
  refuseOlder,
  type Work,
  withStatus,
} from '../change.ts';
import { staffOf } from '../checks.ts';
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
  await notifyAssignment(work, complaint.id, assigned);
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
  await notifyAssignment(work, complaint.id, assigned);
}

/**
 * What changes when a complaint that is not closed is given to somebody else or to nobody: an open one is now
 * reviewed (API-07). 422 unless the staff member stands at the complaint's place.
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

/** Tells of an assignment that is written: in the history, to whom the complaint was given (GRD-08), and to who is next (SLA-17). */
export async function notifyAssignment(
  work: Work,
  complaintId: number,
  { changes: { staff_id }, entry }: Awaited<ReturnType<typeof assignment>>,
): Promise<void> {
  await addHistory(work, complaintId, entry);
  if (!staff_id) return;
  await notify(work, { userId: staff_id, kind: 'assigned', complaintId });
  await noteTurn(work.db, staff_id, work.now);
}
