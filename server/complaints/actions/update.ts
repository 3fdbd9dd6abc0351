import { choosesInCharge, hasOrigin } from '#contract/access/access.ts';
import { can } from '#contract/access/policies.ts';
import { ownPlaces } from '#contract/access/scope.ts';
import type { updateComplaint as call } from '#contract/complaints/complaintCalls.ts';
import { PLACE_FIELDS } from '#contract/places/place.ts';
import { checkPlaces } from '#server/kernel/db/places.ts';
import { invalidField, refuseOlder } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { assertAllowed, changeComplaint, type Edit, lockForAction } from '../change.ts';
import { checkAssignee, checkCategory, cleanDetails } from '../checks.ts';
import { announce, type Work } from '../events.ts';
import { recordOf } from '../record.ts';
import type { Complaint } from '../row.ts';
import { searchTextOf } from '../searchText.ts';
import { assignment, tellAssignment } from './assign.ts';

type UpdateContext = Work & Pick<Context<typeof call>, 'body' | 'params'>;

export async function updateComplaint(context: UpdateContext) {
  const { after } = await editComplaint(context);
  return recordOf(context, after);
}

/**
 * Changes the named fields (UPD-01); source and number cannot change. A new staff member is assigned as by
 * `complaint/assign`. @throws 422 for a complaint from the app (DET-11), 409 when `version` is not the current one
 */
export async function editComplaint(context: UpdateContext): Promise<Edit> {
  const action = isOnlyPriority(context.body) ? 'prioritise' : 'edit';
  const work = await lockForAction(action, context, context.params.id);
  const { body, complaint, db } = work;
  await refuseOlder(body.version, complaint, () => recordOf(work, complaint));
  // A citizen's phone can be corrected, not removed.
  if (body.phone === '' && complaint.phone) throw invalidField('phone', 'required');
  const edits = editsOf(work, complaint);
  const edited = { ...complaint, ...edits };
  const moves = PLACE_FIELDS.some((field) => field in edits);
  if (moves) await checkPlaces(db, edited);
  if (edits.category_id) await checkCategory(db, edits.category_id);
  const staff = await reassign(work, edited, moves);
  const changes = { ...edits, ...staff?.changes };
  if (Object.keys(changes).length === 0) return { before: complaint, after: complaint };
  const written = { ...changes, search_text: searchTextOf(edited) };
  const changed = await changeComplaint(work, complaint, written, 'edited');
  await announce(work, 'edited', { complaint: changed, before: complaint });
  if (staff) await tellAssignment(work, changed, staff);
  return { before: complaint, after: changed };
}

/** The priority is not part of the form: a complaint from the app has one, too (SLA-01). */
const isOnlyPriority = ({ priority, version, source, ...others }: UpdateContext['body']) =>
  Boolean(priority) && Object.values(others).every((value) => value === undefined);

/** The columns to change: those in the form of the role (UPD-02), with places inside the caller's (SCOPE-04). */
function editsOf({ actor, body }: UpdateContext, complaint: Complaint): Partial<Complaint> {
  const { version, source, staff_id, details, origin, assigned, priority, ...plain } = body;
  const edits = {
    ...plain,
    details: details === undefined ? undefined : cleanDetails(details),
    priority: priority ?? undefined,
    origin: hasOrigin(actor) ? origin : undefined,
    assigned: choosesInCharge(actor) ? assigned : undefined,
    ...ownPlaces(actor),
  };
  const changed = Object.entries(edits).filter(
    ([name, value]) => value !== undefined && value !== complaint[name as keyof Complaint],
  );
  return Object.fromEntries(changed);
}

/** The requested assignment, if any. When a complaint moves, its assignee must work at the new place. */
async function reassign(context: UpdateContext, edited: Complaint, moves: boolean) {
  const { actor, body, db } = context;
  const newStaffId = can(actor, 'assign', 'complaint') ? body.staff_id : undefined;
  if (newStaffId !== undefined && newStaffId !== edited.staff_id) {
    assertAllowed('assign', context, edited);
    return assignment(context, edited, newStaffId);
  }
  if (moves && edited.staff_id) await checkAssignee(db, edited.staff_id, edited);
  return null;
}
