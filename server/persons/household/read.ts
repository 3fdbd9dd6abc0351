import { and, asc, eq, inArray, ne, type SQLWrapper, sql } from 'drizzle-orm';
import {
  type getHousehold as call,
  type Household,
  MAX_OPEN_CASES,
  type OpenComplaint,
} from '#contract/persons/household.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { isOwn } from '#server/kernel/db/scope.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { openPerson, type Reader } from '../record.ts';
import { householdMembers } from '../schema/households.ts';
import { complaintPersons, persons } from '../schema/persons.ts';
import { suggestedFor } from './suggest.ts';

/** The household of a person, members by name; null for a person without one. */
export async function householdOf(db: Db | Tx, personId: number): Promise<Household | null> {
  const theirs = db
    .select({ id: householdMembers.household_id })
    .from(householdMembers)
    .where(eq(householdMembers.person_id, personId));
  return readHousehold(db, theirs);
}

/** A household by its id. Merged persons are left out; the surviving one is listed if it is a member. */
export async function readHousehold(db: Db | Tx, id: number | SQLWrapper): Promise<Household | null> {
  const isOpen = sql`${complaintPersons} join ${complaints} on ${complaints.id} = complaint_id
    where ${complaintPersons.person_id} = ${persons.id} and status_group <> 'closed'`;
  const rows = await db
    .select({
      household_id: householdMembers.household_id,
      id: persons.id,
      name: persons.name,
      other_name: persons.other_name,
      open: sql<number>`(select count(*)::int from ${isOpen})`,
    })
    .from(householdMembers)
    .innerJoin(persons, eq(persons.id, householdMembers.person_id))
    .where(and(eq(householdMembers.household_id, id), eq(persons.state, 'active')))
    .orderBy(asc(persons.name), asc(persons.id));
  const [first] = rows;
  if (!first || rows.length < 2) return null;
  return { id: first.household_id, members: rows.map(({ household_id: _, ...member }) => member) };
}

/** The household with the open complaints of each member, and suggested members. */
export async function showHousehold(context: Context<typeof call>) {
  const person = await openPerson(context, context.params.id);
  const household = await householdOf(context.db, person.id);
  const openByPerson = await openComplaints(context, household?.members.map(({ id }) => id) ?? []);
  return {
    household: household && {
      id: household.id,
      members: household.members.map((member) => ({ ...member, cases: openByPerson.get(member.id) ?? [] })),
    },
    suggested: await suggestedFor(context.db, person),
  };
}

/** Complaints of others show no more than on a person's page (PER-07). */
async function openComplaints(
  { actor, db }: Reader,
  personIds: number[],
): Promise<Map<number, OpenComplaint[]>> {
  const { id, complaint_number, category_id, date, assigned, staff_id } = complaints;
  const latest = db
    .select({
      person_id: complaintPersons.person_id,
      id,
      complaint_number,
      category_id,
      date,
      assigned,
      staff_id,
      isOwn: isOwn(actor).as('is_own'),
      place: sql<number>`row_number() over (partition by ${complaintPersons.person_id}
        order by ${complaintPersons.created_at} desc, ${id} desc)`.as('place'),
    })
    .from(complaintPersons)
    .innerJoin(complaints, eq(id, complaintPersons.complaint_id))
    .where(and(inArray(complaintPersons.person_id, personIds), ne(complaints.status_group, 'closed')))
    .as('latest');
  const rows = await db
    .select()
    .from(latest)
    .where(sql`place <= ${MAX_OPEN_CASES}::int`)
    .orderBy(asc(latest.person_id), asc(latest.place));
  const known = await names(db);
  const byPerson = new Map<number, OpenComplaint[]>();
  for (const row of rows) {
    const complaint = {
      id: row.isOwn ? row.id : null,
      complaint_number: row.complaint_number,
      category: known.category(row.category_id),
      date: row.date,
      handler: row.assigned ?? known.user(row.staff_id)?.name ?? null,
    };
    byPerson.set(row.person_id, [...(byPerson.get(row.person_id) ?? []), complaint]);
  }
  return byPerson;
}
