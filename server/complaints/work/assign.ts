import type { PlaceIds } from '../../../contract/place.ts';
import { addHistory, changeComplaint, inHand, lockFor, type Work } from '../change.ts';
import { staffOf } from '../checks.ts';
import { SAID } from '../happenings.ts';
import type { Complaint } from '../row.ts';

/** Gives a complaint to a staff member of its place (LIST-11). 422 when it is closed. */
export async function assignStaff(context: Work, complaintId: number, staffId: number): Promise<void> {
  const work = await lockFor('assign', context, complaintId);
  const { complaint } = work;
  if (complaint.staff_id === staffId) return;
  const { changes, entry } = await assignment(work, complaint, staffId);
  await changeComplaint(work, complaint, changes, 'assigned');
  await addHistory(work, complaint.id, entry);
}

/**
 * What changes when a complaint that is not closed is given to somebody else or to nobody: an open one is now
 * reviewed (API-07). 422 unless the staff member stands at the complaint's place.
 */
export async function assignment(
  work: Pick<Work, 'db' | 'now'>,
  complaint: PlaceIds & Pick<Complaint, 'status' | 'closed_at'>,
  staffId: number | null,
) {
  if (staffId === null) return { changes: { staff_id: null }, entry: SAID.unassigned };
  const staff = await staffOf(work.db, staffId, complaint);
  return {
    changes: { staff_id: staff.id, ...inHand(complaint, work.now) },
    entry: SAID.assigned + staff.name,
  };
}
