import { choosesInCharge, hasOrigin } from '#contract/access/access.ts';
import { ownPlaces, takesComplaints } from '#contract/access/scope.ts';
import type { createComplaint as call } from '#contract/complaints/complaintCalls.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import { checkPlaces } from '#server/kernel/db/places.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { checkCategory, cleanDetails, staffOf } from '../checks.ts';
import { nextComplaintNumber } from '../complaintNumber.ts';
import { differences } from '../differences.ts';
import { announce, type Draft } from '../events.ts';
import { recordOf } from '../record.ts';
import { complaints } from '../schema/complaints.ts';
import { searchTextOf } from '../searchText.ts';
import { addToTimeline } from '../timeline.ts';
import { assignment, tellAssignment } from './assign.ts';
import { clientFieldsOf, recordedBefore } from './clientRef.ts';

/**
 * Records a complaint (CRE-07, CRE-19). The session's places replace those of the body (SCOPE-03). Staff become the
 * assignees of their own. Fields that the role's form does not have are ignored (CRE-04, CRE-05). Capabilities decide
 * on the person, the priority and the assignee of an unassigned one.
 */
export async function createComplaint(context: Context<typeof call>) {
  const { actor, body, db, now } = context;
  const sent = clientFieldsOf(body);
  const known = await recordedBefore(context, sent);
  if (known) return recordOf(context, known);
  const { parliament_id, assembly_id, mandal_id, area_id, name, phone, email, location, type } = body;
  const places = { parliament_id, assembly_id, mandal_id, area_id, ...ownPlaces(actor) };
  await inParallel(db, [() => checkPlaces(db, places), () => checkCategory(db, body.category_id)]);
  const draft: Draft = {
    ...places,
    category_id: body.category_id,
    name,
    phone,
    email,
    location,
    type,
    source: body.source ?? 'web',
    details: cleanDetails(body.details),
    priority: body.priority ?? 'normal',
    status: 'open',
    closed_at: null,
  };
  const recording = await announce(context, 'recording', {
    complaint: draft,
    input: body,
    staff: await staffFor(context, draft),
    language: async () => body.language,
    changes: {},
    written: [],
  });
  const { staff, written } = recording;
  // The number comes last: concurrent recordings wait for it until this transaction ends.
  const complaint_number = await nextComplaintNumber(db, now);
  const complaint = await insertRow(db, complaints, {
    ...recording.complaint,
    ...staff?.changes,
    ...sent,
    complaint_number,
    search_text: searchTextOf({ ...draft, complaint_number }),
    origin: hasOrigin(actor) ? body.origin : null,
    assigned: choosesInCharge(actor) ? body.assigned : null,
    is_internal: draft.source === 'web',
    creator_id: actor.id,
    created_at: now,
    updated_at: now,
  });
  const own = await differences(db, null, complaint);
  await addToTimeline(context, complaint.id, 'created', { ...own, ...recording.changes });
  let isNew = {};
  for (const each of written) isNew = { ...isNew, ...(await each(complaint)) };
  const { answer } = await announce(context, 'recorded', { complaint, input: body });
  if (staff) await tellAssignment(context, complaint, staff);
  return { ...(await recordOf(context, complaint, { isNew })), ...answer };
}

/**
 * The assignee: the user who records for themselves, or the named staff member with the usual checks; null for none.
 */
async function staffFor(context: Context<typeof call>, complaint: Parameters<typeof assignment>[1]) {
  const { actor, body } = context;
  if (takesComplaints(actor)) {
    await staffOf(context.db, actor.id, complaint);
    return { changes: { staff_id: actor.id }, entry: null } as const;
  }
  if (body.staff_id) return assignment(context, complaint, body.staff_id);
  return null;
}
