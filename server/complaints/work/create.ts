import { choosesInCharge, hasOrigin, onlyOwnComplaints, ownPlaces } from '../../../contract/access.ts';
import type { createComplaint as call } from '../../../contract/complaintCalls.ts';
import { checkPlaces } from '../../db/places.ts';
import { complaints } from '../../db/schema/complaints.ts';
import type { Context } from '../../http/serve.ts';
import { checkCategory, cleanDetails, staffOf } from '../checks.ts';
import { differences } from '../differences.ts';
import { nextComplaintNumber } from '../number.ts';
import { recordOf } from '../record.ts';
import { searchTextOf } from '../searchText.ts';
import { addToTimeline } from '../timeline.ts';

/**
 * Records a complaint (CRE-07, CRE-19). The session's own places replace those of the body (SCOPE-03); staff
 * record for themselves; fields that the role's form does not have are left out (CRE-04, CRE-05).
 */
export async function createComplaint(context: Context<typeof call>) {
  const { actor, body, db, now } = context;
  const { parliament_id, assembly_id, mandal_id, area_id, name, phone, email, location, type } = body;
  const places = { parliament_id, assembly_id, mandal_id, area_id, ...ownPlaces(actor) };
  await checkPlaces(db, places);
  await checkCategory(db, body.category_id);
  const details = cleanDetails(body.details);
  const source = body.source ?? 'web';
  // The number comes last: it makes others who record at the same time wait until this transaction ends.
  const given = { ...places, name, phone, email, location, type, source, details };
  const staff_id = await staffFor(context, given);
  const complaint_number = await nextComplaintNumber(db, now);
  const [complaint] = await db
    .insert(complaints)
    .values({
      ...given,
      complaint_number,
      search_text: searchTextOf({ complaint_number, name, phone, details }),
      category_id: body.category_id,
      origin: hasOrigin(actor) ? body.origin : null,
      assigned: choosesInCharge(actor) ? body.assigned : null,
      is_internal: source === 'web',
      status: 'open',
      staff_id,
      creator_id: actor.id,
      created_at: now,
      updated_at: now,
    })
    .returning();
  if (!complaint) throw new Error('insert answered no row');
  await addToTimeline(context, complaint.id, 'created', await differences(db, null, complaint));
  return recordOf(context, complaint);
}

async function staffFor({ actor, body, db }: Context<typeof call>, place: Parameters<typeof staffOf>[2]) {
  if (onlyOwnComplaints(actor)) return actor.id;
  return body.staff_id ? (await staffOf(db, body.staff_id, place)).id : null;
}
