import { and, desc, eq, type SQLWrapper } from 'drizzle-orm';
import { writtenDay } from '#contract/kernel/day.ts';
import { designationOf } from '#contract/letters/designations.ts';
import type { Seat } from '#contract/places/place.ts';
import type { PlaceholderValues } from '#contract/replies/placeholders.ts';
import type { ReplyFilling } from '#contract/replies/reply.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { letters } from '#server/letters/schema/letters.ts';
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { complaintPersons, persons } from '#server/persons/schema/persons.ts';

/** The values of placeholders in texts about a complaint, and its person's language (DESK-14). */
export async function fillingOf(db: Db | Tx, complaint: Complaint): Promise<ReplyFilling> {
  const [person] = await db
    .select({ language: persons.language })
    .from(complaintPersons)
    .innerJoin(persons, eq(persons.id, complaintPersons.person_id))
    .where(eq(complaintPersons.complaint_id, complaint.id));
  const { category_id } = complaint;
  return { language: person?.language ?? null, category_id, values: await valuesFor(db, complaint) };
}

async function valuesFor(db: Db | Tx, complaint: Complaint): Promise<PlaceholderValues> {
  const known = await names(db);
  const due = await dueOn(db, complaint.id);
  return {
    name: { name: complaint.name },
    number: { name: complaint.complaint_number },
    category: withoutId(known.category(complaint.category_id)),
    area: withoutId(known.place('area', complaint.area_id)),
    due: due ? { name: writtenDay(due) } : null,
    officer: await lastOfficer(db, complaint.id),
    office: await constituencyOf(db, complaint),
    ref: await lastReferral(db, complaint.id),
  };
}

const withoutId = <T extends { id: number }>(named: T | null) => {
  if (!named) return null;
  const { id: _, ...names } = named;
  return names;
};

async function dueOn(db: Db | Tx, id: number): Promise<string | null> {
  const [clock] = await db
    .select({ due_on: complaintClocks.due_on })
    .from(complaintClocks)
    .where(eq(complaintClocks.complaint_id, id));
  return clock?.due_on ?? null;
}

/** The officer of the last forwarding, if the contact still exists (DET-08). */
async function lastOfficer(db: Db | Tx, id: number): Promise<PlaceholderValues['officer']> {
  const [officer] = await db
    .select({ name: contacts.name, designation: contacts.designation })
    .from(officerMails)
    .innerJoin(contacts, eq(contacts.id, officerMails.contact_id))
    .where(eq(officerMails.complaint_id, id))
    .orderBy(desc(officerMails.id))
    .limit(1);
  if (!officer) return null;
  const post = designationOf(officer.designation);
  const called = (designation: string | null | undefined) =>
    [officer.name, designation].filter(Boolean).join(', ');
  return {
    name: called(post.name),
    ...(post.name_te ? { name_te: called(post.name_te), name_hi: called(post.name_hi) } : {}),
  };
}

/** An office has the name of its constituency; the state's office that of the complaint's place. */
export async function constituencyOf(db: Db | Tx, place: Seat): Promise<PlaceholderValues['office']> {
  const [known, [office]] = [await names(db), await officesOf(db, place)];
  const ofParliament = office?.assembly_id === null ? known.place('parliament', office.parliament_id) : null;
  return withoutId(ofParliament ?? known.place('assembly', place.assembly_id));
}

/** The number of the last letter to a department, unless it was cancelled (REF-05). */
async function lastReferral(db: Db | Tx, id: number): Promise<PlaceholderValues['ref']> {
  const [letter] = await db
    .select({ name: letters.number })
    .from(letters)
    .where(isReferralOf(id))
    .orderBy(desc(letters.dispatched_at), desc(letters.id))
    .limit(1);
  return letter?.name ? { name: letter.name } : null;
}

/** The referral letters of a complaint. */
export const isReferralOf = (complaint: number | SQLWrapper) =>
  and(eq(letters.complaint_id, complaint), eq(letters.kind, 'referral'), eq(letters.state, 'dispatched'));
