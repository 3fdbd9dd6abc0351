import { and, desc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import { writtenDay } from '#contract/kernel/day.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import { designationOf } from '#contract/letters/designations.ts';
import type { Seat } from '#contract/places/place.ts';
import {
  fillPlaceholders,
  type Placeholder,
  type PlaceholderValues,
  placeholdersIn,
} from '#contract/replies/placeholders.ts';
import type { ReplyFilling } from '#contract/replies/reply.ts';
import type { Work } from '#server/complaints/events.ts';
import { findComplaint } from '#server/complaints/record.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
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
const isReferralOf = (complaint: number | SQLWrapper) =>
  and(eq(letters.complaint_id, complaint), eq(letters.kind, 'referral'), eq(letters.state, 'dispatched'));

/** Whether a complaint has a value for each optional placeholder, by the rules of `fillingOf` (DESK-14). */
export type Fillable = Partial<Record<Placeholder, boolean>>;

/** The same as a column of a select, for many complaints. */
export function fillableColumn() {
  const due = sql`exists (select from ${complaintClocks}
    where ${eq(complaintClocks.complaint_id, complaints.id)} and ${complaintClocks.due_on} is not null)`;
  const officer = sql`exists (select from ${officerMails} join ${contacts} on ${eq(contacts.id, officerMails.contact_id)}
    where ${eq(officerMails.complaint_id, complaints.id)})`;
  const area = sql`${complaints.area_id} is not null`;
  const ref = sql`exists (select from ${letters} where ${isReferralOf(complaints.id)})`;
  const fillable = sql`json_build_object('due', ${due}, 'officer', ${officer}, 'area', ${area}, 'ref', ${ref})`;
  return { fillable: sql<Fillable>`${fillable}`.as('fillable') };
}

/** Why a text cannot be filled in for a complaint; null if it can. */
export function unfilledIn(text: string, fillable: Fillable): CodedRefusal | null {
  const missing = missingIn(text, fillable);
  return missing.length > 0 ? { code: 'fillIn', values: { names: missing.join(', ') } } : null;
}

/** The placeholders of a text that would have no value. */
const missingIn = (text: string, fillable: Fillable): Placeholder[] =>
  placeholdersIn(text).filter((name) => fillable[name] === false);

/**
 * The text of an answer to many, filled in for one complaint in the citizen's language (DESK-14). A placeholder without
 * a value stays, and the answer is refused for this complaint.
 * @throws 404 for a complaint outside the scope
 */
export async function filledFor(work: Work, complaintId: number, text: string): Promise<string> {
  if (placeholdersIn(text).length === 0) return text;
  const { language, values } = await fillingOf(work.db, await findComplaint(work, complaintId));
  return fillPlaceholders(text, values, language ?? 'en');
}

/** 422 under `message` for an answer to the citizen with an open placeholder (DESK-14). */
export function checkFilledIn(message: string): void {
  const placeholders = placeholdersIn(message);
  if (placeholders.length > 0) throw invalidField('message', 'fillIn', { names: placeholders.join(', ') });
}
