import { eq, getTableColumns, inArray } from 'drizzle-orm';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { complaintPersons, persons } from '#server/persons/schema/persons.ts';
import { citizenFrom } from './recipients.ts';
import { sensitiveComplaints } from './schema/citizens.ts';

/** Long columns that no message uses. */
const { details, search_text, ...columns } = getTableColumns(complaints);

export type Citizen = Awaited<ReturnType<typeof citizensOf>>[number];

/** The recipients of messages about some complaints, in one statement; without hidden complaints. */
export async function citizensOf(db: Db | Tx, ids: readonly number[]) {
  const { id } = complaints;
  const rows = await db
    .select({
      complaint: columns,
      sensitive: sensitiveComplaints.complaint_id,
      person: { id: persons.id, phones: persons.phones, language: persons.language },
    })
    .from(complaints)
    .leftJoin(complaintPersons, eq(complaintPersons.complaint_id, id))
    .leftJoin(persons, eq(persons.id, complaintPersons.person_id))
    .leftJoin(sensitiveComplaints, eq(sensitiveComplaints.complaint_id, id))
    .where(inArray(id, [...ids]));
  return rows
    .filter(({ complaint }) => !complaint.hidden)
    .map(({ complaint, person, sensitive }) => ({
      complaint,
      to: citizenFrom(complaint.phone, person),
      isSensitive: sensitive !== null,
    }));
}
