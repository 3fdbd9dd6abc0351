import { and, eq, inArray } from 'drizzle-orm';
import { choosesInCharge, hasOrigin } from '#contract/access/access.ts';
import { ownPlaces, takesComplaints } from '#contract/access/scope.ts';
import type { createComplaint as call } from '#contract/complaints/complaintCalls.ts';
import { startClock } from '#server/deadlines/makeClocks.ts';
import { rulesOf } from '#server/deadlines/rules.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import { checkPlaces } from '#server/kernel/db/places.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { recordEvent } from '#server/messages/events/recordEvent.ts';
import { personFor } from '#server/persons/ofComplaint.ts';
import { routingOf } from '#server/teamwork/routing/rules.ts';
import { checkCategory, cleanDetails, staffOf } from '../checks.ts';
import { nextComplaintNumber } from '../complaintNumber.ts';
import { differences } from '../differences.ts';
import { recordOf } from '../record.ts';
import { recordSameChange } from '../recordSameChange.ts';
import { complaints } from '../schema/complaints.ts';
import { searchTextOf } from '../searchText.ts';
import { addToTimeline, type Changes } from '../timeline.ts';
import { assignment, notifyAssignment } from './assign.ts';
import { clientFieldsOf, recordedBefore } from './clientRef.ts';
import { routeNew } from './route.ts';

/**
 * Records a complaint (CRE-07, CRE-19). The session's own places replace those of the body (SCOPE-03); staff
 * record for themselves; fields that the role's form does not have are left out (CRE-04, CRE-05). What nobody has may be given
 * by a rule (SLA-18).
 */
export async function createComplaint(context: Context<typeof call>) {
  const { actor, body, db, now } = context;
  const sent = clientFieldsOf(body);
  const known = await recordedBefore(context, sent);
  if (known) return recordOf(context, known);
  const { parliament_id, assembly_id, mandal_id, area_id, name, phone, email, location, type } = body;
  const places = { parliament_id, assembly_id, mandal_id, area_id, ...ownPlaces(actor) };
  const [offices] = await inParallel(db, [
    () => officesOf(db, places),
    () => checkPlaces(db, places),
    () => checkCategory(db, body.category_id),
  ]);
  const details = cleanDetails(body.details);
  const source = body.source ?? 'web';
  // The number comes last: it makes others who record at the same time wait until this transaction ends.
  const fields = { ...places, name, phone, email, location, type, source, details };
  const rules = rulesOf(offices);
  const priority = body.priority ?? rules.priorityOf(body.category_id);
  const open = { ...fields, priority, status: 'open' as const, closed_at: null };
  const [chosen, notSimilar, referred, person] = await inParallel(db, [
    () => staffFor(context, open),
    () => numbersOf(context, body.not_similar ?? []),
    () => referredBy(context, body.refers_to ?? null),
    () =>
      personFor(
        db,
        { ...places, name, phone, created_at: now },
        { chosen: body.person_id, language: body.language },
      ),
  ]);
  const routing = chosen
    ? null
    : await routeNew(
        context,
        { ...open, category_id: body.category_id },
        { rules: routingOf(offices).value, language: person.language },
      );
  const staff = chosen ?? routing?.staff;
  const complaint_number = await nextComplaintNumber(db, now);
  const [complaint] = await db
    .insert(complaints)
    .values({
      ...open,
      ...staff?.changes,
      ...sent,
      complaint_number,
      search_text: searchTextOf({ complaint_number, name, phone, details }),
      category_id: body.category_id,
      origin: hasOrigin(actor) ? body.origin : null,
      assigned: choosesInCharge(actor) ? body.assigned : null,
      is_internal: source === 'web',
      creator_id: actor.id,
      created_at: now,
      updated_at: now,
    })
    .returning();
  if (!complaint) throw new Error('insert answered no row');
  const changes: Changes = {
    ...(await differences(db, null, complaint)),
    ...(notSimilar ? { notSimilar: [null, notSimilar] } : {}),
    ...(referred ? { refersTo: [null, referred.complaint_number] } : {}),
  };
  const [person_id, clock] = await inParallel(db, [
    () => person.link(complaint.id),
    () => startClock(db, rules, complaint, now),
    () => addToTimeline(context, complaint.id, 'created', changes),
    () => recordEvent(db, { complaint_id: complaint.id, event: 'registered', clock: 1, at: now }),
  ]);
  if (referred)
    await recordSameChange(context, [referred.id], 'referredTo', { referredBy: [null, complaint_number] });
  await routing?.recordRouting(complaint.id);
  if (staff && staff.entry !== null) await notifyAssignment(context, complaint.id, staff);
  return recordOf(context, complaint, { isNew: { person_id, clock } });
}

/** The one that it refers to since that can no longer be reopened (REF-20); 422 for what the actor may not see. */
async function referredBy({ actor, db }: Context<typeof call>, id: number | null) {
  if (id === null) return null;
  const [referrer] = await db
    .select({ id: complaints.id, complaint_number: complaints.complaint_number })
    .from(complaints)
    .where(and(eq(complaints.id, id), ownComplaints(actor)));
  if (!referrer) throw invalidField('refers_to', 'unknownChoice');
  return referrer;
}

/** Who has it: those who record for themselves, or whom it is assigned to as it would be later; null for nobody yet. */
async function staffFor(context: Context<typeof call>, complaint: Parameters<typeof assignment>[1]) {
  const { actor, body } = context;
  if (takesComplaints(actor)) {
    await staffOf(context.db, actor.id, complaint);
    return { changes: { staff_id: actor.id }, entry: null } as const;
  }
  if (body.staff_id) return assignment(context, complaint, body.staff_id);
  return null;
}

/** The numbers of those that were shown as similar and are something else (PER-16); 422 for what the actor may not see. */
async function numbersOf({ actor, db }: Context<typeof call>, ids: readonly number[]): Promise<string> {
  if (ids.length === 0) return '';
  const rows = await db
    .select({ number: complaints.complaint_number })
    .from(complaints)
    .where(and(inArray(complaints.id, [...ids]), ownComplaints(actor)))
    .orderBy(complaints.id);
  if (rows.length < new Set(ids).size) throw invalidField('not_similar', 'unknownChoice');
  return rows.map(({ number }) => number).join(', ');
}
