import { and, desc, eq, isNotNull, max, sql } from 'drizzle-orm';
import type { PersonCard } from '#contract/persons/person.ts';
import { complaintResponses, complaints } from '#server/complaints/schema/complaints.ts';
import { type Names, names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { citizenCalls } from '#server/messages/schema/citizens.ts';
import { householdOf } from './household/read.ts';
import { mergedFrom } from './merge/mergedFrom.ts';
import { isOnePerson, type Person, type Reader, rowOf } from './record.ts';
import { complaintPersons, personVisits } from './schema/persons.ts';

/** The number of latest visits on the card. */
const VISITS = 10;

/** A summary of a person (PER-05). Answers and addresses only of complaints that the actor may open (PER-07). */
export async function cardOf(reader: Reader, person: Person): Promise<PersonCard> {
  const { db } = reader;
  const { id, address, note, version } = person;
  const known = await names(db);
  const { last_case, ...counts } = await countComplaints(db, id);
  const visits = await latestVisits(db, id, known);
  return {
    ...rowOf(person, known),
    address,
    note,
    version,
    ...counts,
    last_contact: lastContact(last_case, visits[0], await lastReached(db, id)),
    last_answer: await lastAnswer(reader, id),
    email: await latestEmail(reader, id),
    visits,
    household: await householdOf(db, id),
    merged_from: await mergedFrom(reader, id, known),
  };
}

async function countComplaints(db: Db | Tx, personId: number) {
  const closed = sql`${complaints.status_group} = 'closed'`;
  const [counted] = await db
    .select({
      open: sql<number>`(count(*) filter (where not ${closed}))::int`,
      closed: sql<number>`(count(*) filter (where ${closed}))::int`,
      last_case: sql<Date | null>`max(${complaintPersons.created_at})`.mapWith(complaintPersons.created_at),
    })
    .from(complaintPersons)
    .innerJoin(complaints, eq(complaints.id, complaintPersons.complaint_id))
    .where(eq(complaintPersons.person_id, personId));
  return counted ?? { open: 0, closed: 0, last_case: null };
}

async function latestVisits(db: Db | Tx, personId: number, known: Names): Promise<PersonCard['visits']> {
  const visits = await db
    .select()
    .from(personVisits)
    .where(eq(personVisits.person_id, personId))
    .orderBy(desc(personVisits.created_at), desc(personVisits.id))
    .limit(VISITS);
  return visits.map((visit) => visitOf(visit, known));
}

export const visitOf = (
  { id, kind, creator_id, created_at }: typeof personVisits.$inferSelect,
  known: Names,
): PersonCard['visits'][number] => ({
  id,
  kind,
  creator: known.user(creator_id),
  created_at: created_at.toISOString(),
});

/** When a call last reached this person or one merged into it: calls do not move with a merge (MSG-23, PER-12). */
async function lastReached(db: Db | Tx, personId: number): Promise<Date | null> {
  const { person_id, result, created_at } = citizenCalls;
  const [latest] = await db
    .select({ at: max(created_at) })
    .from(citizenCalls)
    .where(and(isOnePerson(person_id, personId), eq(result, 'reached')));
  return latest?.at ?? null;
}

/** The latest complaint, visit or successful call (PER-05, PER-24). */
function lastContact(
  lastComplaint: Date | null,
  visit: PersonCard['visits'][number] | undefined,
  reached: Date | null,
): PersonCard['last_contact'] {
  const all = [
    ...(lastComplaint ? [{ kind: 'case' as const, at: lastComplaint.toISOString() }] : []),
    ...(visit ? [{ kind: visit.kind, at: visit.created_at }] : []),
    ...(reached ? [{ kind: 'called' as const, at: reached.toISOString() }] : []),
  ];
  return all.reduce<PersonCard['last_contact']>(
    (last, one) => (last && last.at >= one.at ? last : one),
    null,
  );
}

async function lastAnswer({ actor, db }: Reader, personId: number): Promise<PersonCard['last_answer']> {
  const { complaint_id, message, status, created_at, id } = complaintResponses;
  const [answer] = await db
    .select({ complaint_id, complaint_number: complaints.complaint_number, message, status, created_at })
    .from(complaintPersons)
    .innerJoin(complaints, eq(complaints.id, complaintPersons.complaint_id))
    .innerJoin(complaintResponses, eq(complaint_id, complaints.id))
    .where(and(eq(complaintPersons.person_id, personId), ownComplaints(actor)))
    .orderBy(desc(created_at), desc(id))
    .limit(1);
  return answer ? { ...answer, created_at: answer.created_at.toISOString() } : null;
}

async function latestEmail({ actor, db }: Reader, personId: number): Promise<string | null> {
  const [latest] = await db
    .select({ email: complaints.email })
    .from(complaintPersons)
    .innerJoin(complaints, eq(complaints.id, complaintPersons.complaint_id))
    .where(and(eq(complaintPersons.person_id, personId), isNotNull(complaints.email), ownComplaints(actor)))
    .orderBy(desc(complaintPersons.created_at))
    .limit(1);
  return latest?.email ?? null;
}
