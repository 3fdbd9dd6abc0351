import { and, asc, eq } from 'drizzle-orm';
import { DAY_MS } from '#contract/kernel/day.ts';
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

/** Citizens' messages are from the last so many days; people with only newer complaints have sent nothing yet. */
const DAYS = 10;
/** A person who got a message in the last so many days has not refused messages. */
export const MESSAGED_DAYS = 3;

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Whether the person of a complaint may have written or called since it was recorded. */
export const hasTalked = ({ created_at }: SpokenComplaint, now: Date) => created_at < daysBefore(now, DAYS);
