import { and, eq, gte } from 'drizzle-orm';
import { changes, takesComplaints } from '#contract/access/scope.ts';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { assignStaff, type Before, takeBackAssignment } from '#server/complaints/actions/assign.ts';
import type { Work } from '#server/complaints/events.ts';
import { complaintResponses } from '#server/complaints/schema/complaints.ts';
import { ApiError, invalidField } from '#server/kernel/errors/apiError.ts';
import { type ActionOf, type Check, each, reasonOf } from './action.ts';

/**
 * Assigns to one staff member (LIST-11). Undo restores the previous assignee. A grievance that the assignment made
 * 'reviewed' becomes open again, unless a citizen was answered since.
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

/**
 * The check of grievances for a staff member, with the error for one of another place; undefined for a user who takes
 * none.
 */
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
    return changes(account, row) ? null : { code: elsewhere };
  };
}

/** A grievance of many gets the error of its place: no user looks at its list of staff. */
async function withPlaceErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiError && error.details.errors && 'staff_id' in error.details.errors) {
      throw invalidField('staff_id', 'staffElsewhere');
    }
    throw error;
  }
}
