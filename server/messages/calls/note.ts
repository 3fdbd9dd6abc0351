import { and, arrayContains, eq, inArray, isNull, or } from 'drizzle-orm';
import type { noteCall as call } from '#contract/messages/citizenCall.ts';
import { findComplaint } from '#server/complaints/record.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { addToTimeline, instantFor } from '#server/complaints/timeline.ts';
import { noteResponse } from '#server/deadlines/followClock.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { standsFor } from '#server/persons/record.ts';
import { complaintPersons, persons } from '#server/persons/schema/persons.ts';
import { clearWrong, markWrong } from '../phones.ts';
import { callRequests, citizenCalls } from '../schema/citizens.ts';
import { askForCall } from './ask.ts';
import { laterDay } from './laterDay.ts';
import { callRecord } from './record.ts';

type Noting = Context<typeof call>;

/**
 * Records the result of a call (MSG-23). `reached` counts as an answer (SLA-05), clears a wrong mark of the phone and
 * ends the office's call requests. A wrong number is marked (MSG-14). `later` creates a request for that day.
 */
export async function noteCall(context: Noting) {
  const { actor, body, db, now, params } = context;
  const complaint = await findComplaint(context, params.id);
  const { result, note } = body;
  const later_on = result === 'later' ? laterDay(body.later_on, now) : null;
  const offices = await officesOf(db, complaint);
  const phone = await phoneCalled(db, complaint, { phone: body.phone, offices });
  const { complaint_id, person_id } = complaintPersons;
  const [person] = await db
    .select({ person_id })
    .from(complaintPersons)
    .where(eq(complaint_id, complaint.id));
  const call = await insertRow(db, citizenCalls, {
    complaint_id: complaint.id,
    person_id: person?.person_id,
    phone,
    result,
    later_on,
    note,
    creator_id: actor.id,
    created_at: now,
  });
  if (result === 'wrong_number') await markWrong(db, phone, { by: actor.id, now });
  if (result === 'reached') {
    await noteResponse(db, complaint, now);
    await clearWrong(db, phone);
  }
  if (result === 'reached' || result === 'later') await endRequests(context, complaint, { phone, offices });
  if (later_on) await askForCall(db, { ...complaint, phone }, { reason: 'later', due_on: later_on, now });
  await recordCall(context, complaint, later_on);
  return callRecord(call, await names(db));
}

/**
 * Ends the requests of the complaint, and missed calls from the phone without a complaint in its office, or in the
 * state's, which serves everybody.
 */
async function endRequests(
  { db, now }: Noting,
  { id }: Complaint,
  { phone, offices }: { phone: string; offices: readonly OfficeRow[] },
): Promise<void> {
  const { complaint_id, done_at, office_id } = callRequests;
  const answering = offices.filter((office, nth) => nth === 0 || office.parliament_id === null);
  const isOfOffice = or(
    isNull(office_id),
    inArray(
      office_id,
      answering.map((office) => office.id),
    ),
  );
  const isFromPhone = and(isNull(complaint_id), eq(callRequests.phone, phone), isOfOffice);
  await db
    .update(callRequests)
    .set({ done_at: now })
    .where(and(or(eq(complaint_id, id), isFromPhone), isNull(done_at)));
}

async function recordCall({ actor, body, db, now }: Noting, complaint: Complaint, later: string | null) {
  const at = await instantFor(db, complaint, now);
  await addToTimeline({ actor, db, now: at }, complaint.id, 'called', {
    callResult: [null, body.result],
    ...(later ? { callLater: [null, later] } : {}),
    ...(body.note ? { note: [null, body.note] } : {}),
  });
}

interface Called {
  /** The called phone; the complaint's by default. */
  phone: string | null | undefined;
  /** From the complaint's office upwards. */
  offices: readonly OfficeRow[];
}

/**
 * The phone of a call about a complaint: the complaint's own, its person's, or one that waits for a call in its office.
 * A mark on a phone holds for all offices, so users cannot set one on arbitrary phones (MSG-14).
 * @throws 422
 */
async function phoneCalled(db: Db | Tx, complaint: Complaint, { phone, offices }: Called): Promise<string> {
  if (!phone || phone === complaint.phone) return complaint.phone;
  const { office_id, done_at } = callRequests;
  const isAsking = and(eq(callRequests.phone, phone), eq(office_id, offices[0]?.id ?? 0), isNull(done_at));
  const isKnown =
    (await db.$count(callRequests, isAsking)) > 0 || (await isOfPerson(db, complaint.id, phone));
  if (!isKnown) throw invalidField('phone', 'notTheirPhone');
  return phone;
}

/** A phone of the complaint's person, or of the person into which that one was merged. */
async function isOfPerson(db: Db | Tx, complaintId: number, phone: string): Promise<boolean> {
  const { complaint_id, person_id } = complaintPersons;
  const [of] = await db.select({ person_id }).from(complaintPersons).where(eq(complaint_id, complaintId));
  if (!of) return false;
  const isTheirs = and(eq(persons.id, standsFor(of.person_id)), arrayContains(persons.phones, [phone]));
  return (await db.$count(persons, isTheirs)) > 0;
}
