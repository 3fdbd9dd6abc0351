import { and, asc, eq } from 'drizzle-orm';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { complaintPersons, persons } from '#server/persons/schema/persons.ts';

/** The complaints of an assembly with their persons, oldest first, for messages and calls. */
export const spokenComplaints = (tx: Tx, assemblyId: number) =>
  tx
    .select({
      id: complaints.id,
      number: complaints.complaint_number,
      phone: complaints.phone,
      parliament_id: complaints.parliament_id,
      assembly_id: complaints.assembly_id,
      created_at: complaints.created_at,
      updated_at: complaints.updated_at,
      closed_at: complaints.closed_at,
      group: complaints.status_group,
      person_id: complaintPersons.person_id,
      language: persons.language,
    })
    .from(complaints)
    .innerJoin(complaintPersons, eq(complaintPersons.complaint_id, complaints.id))
    .innerJoin(persons, eq(persons.id, complaintPersons.person_id))
    .where(and(eq(complaints.assembly_id, assemblyId), eq(complaints.hidden, false)))
    .orderBy(asc(complaints.created_at), asc(complaints.id));

export type SpokenComplaint = Awaited<ReturnType<typeof spokenComplaints>>[number];
