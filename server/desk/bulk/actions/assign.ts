import { and, eq, gte } from 'drizzle-orm';
import { changes, takesComplaints } from '#contract/access/scope.ts';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { assignStaff, type Before, takeBackAssignment } from '#server/complaints/actions/assign.ts';
import type { Work } from '#server/complaints/events.ts';
import { complaintResponses } from '#server/complaints/schema/complaints.ts';
import { ApiError, invalidField, textOf } from '#server/kernel/errors/apiError.ts';
import { type ActionOf, type Check, each, reasonOf } from './action.ts';

/**
 * To one staff member (LIST-11). Undone, each goes back to who had it before; a grievance that the assignment made 'reviewed'
 * is as open as it was, unless a citizen was answered since.
 */
export const assign: ActionOf<'assign'> = {
  async check(work, { staff_id }) {
    const check = await checkStaff(work, staff_id, 'staffElsewhere');
    if (!check) throw invalidField('staff_id', 'notChoice');
    return each(check);
  },
  async apply(work, complaintId, { staff_id }) {
    const edit = await withPlaceErrors(() => assignStaff(work, complaintId, staff_id));
    if (!edit) return;
    const { staff_id: had, status } = edit.before;
    return { before: { staff_id: had, status }, version: edit.after.version };
  },
  async undo(work, { complaintId, before, version, since }) {
    const { complaint_id, created_at } = complaintResponses;
    const answers = and(eq(complaint_id, complaintId), gte(created_at, since));
    const keepsStatus = (await work.db.$count(complaintResponses, answers)) > 0;
    const applied = { before: before as unknown as Before, version, keepsStatus };
    await withPlaceErrors(() => takeBackAssignment(work, complaintId, applied));
  },
};

/** What judges grievances for a staff member, with what is said of one of elsewhere; undefined for who takes none at all. */
export async function checkStaff(
  work: Work,
  staffId: number,
  elsewhere: ErrorCode,
): Promise<Check | undefined> {
  const [account] = await work.db
    .select()
    .from(users)
    .where(and(eq(users.id, staffId), eq(users.disabled, false)));
  if (!account || !takesComplaints(account)) return;
  return (row) => {
    const reason = reasonOf('assign', work, row);
    if (reason || row.staff_id === staffId) return reason;
    return changes(account, row) ? null : textOf(elsewhere);
  };
}

/** Of one among many it is said what does not fit: nobody looks at its list of staff. */
async function withPlaceErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiError && error.body.errors && 'staff_id' in error.body.errors) {
      throw invalidField('staff_id', 'staffElsewhere');
    }
    throw error;
  }
}
