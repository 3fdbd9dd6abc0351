import type { PlaceIds } from '../../../contract/place.ts';
import { notify } from '../../notices/notify.ts';
import { noteTurn } from '../../routing/choose.ts';
import { addHistory, changeComplaint, inHand, lockFor, type Work } from '../change.ts';
import { staffOf } from '../checks.ts';
import { SAID } from '../happenings.ts';
import type { Complaint } from '../row.ts';

/** Gives a complaint to a staff member of its place (LIST-11). 422 when it is closed. */
export async function assignStaff(context: Work, complaintId: number, staffId: number): Promise<void> {
  const work = await lockFor('assign', context, complaintId);
  const { complaint } = work;
  if (complaint.staff_id === staffId) return;
  const assigned = await assignment(work, complaint, staffId);
  await changeComplaint(work, complaint, assigned.changes, 'assigned');
  await tellAssignment(work, complaint.id, assigned);
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
  if (staffId === null) return { changes: { staff_id: null }, entry: SAID.unassigned };
  const staff = await staffOf(work.db, staffId, complaint);
  return {
    changes: { staff_id: staff.id, ...inHand(complaint, work.now) },
    entry: SAID.assigned + staff.name,
  };
}

/** Tells of an assignment that is written: in the history, to whom the complaint was given (GRD-08), and to who is next (SLA-17). */
export async function tellAssignment(
  work: Work,
  complaintId: number,
  { changes: { staff_id }, entry }: Awaited<ReturnType<typeof assignment>>,
): Promise<void> {
  await addHistory(work, complaintId, entry);
  if (!staff_id) return;
  await notify(work, { userId: staff_id, kind: 'assigned', complaintId });
  await noteTurn(work.db, staff_id, work.now);
}
