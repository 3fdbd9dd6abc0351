import { desc, eq } from 'drizzle-orm';
import type { listPersonComplaints as call } from '#contract/persons/person.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { readPage } from '#server/kernel/db/listing.ts';
import { names } from '#server/kernel/db/names.ts';
import { isOwn } from '#server/kernel/db/scope.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { causeColumn } from '#server/persons/causeColumn.ts';
import { openPerson } from './record.ts';
import { complaintPersons } from './schema/persons.ts';

/**
 * All complaints of a person of the actor's place, newest first, so that a user also sees those of colleagues (PER-07).
 * Of these only existence and status are read, and they cannot be opened.
 */
export async function complaintsOf(context: Context<typeof call>) {
  const { actor, db, params, query } = context;
  const person = await openPerson(context, params.id);
  const ofPerson = eq(complaintPersons.person_id, person.id);
  const total = await db.$count(complaintPersons, ofPerson);
  const { id, complaint_number, category_id, status_group, date, assigned, staff_id } = complaints;
  const rows = await readPage(query, { total }, ({ limit, offset }) =>
    db
      .select({
        id,
        complaint_number,
        category_id,
        status_group,
        date,
        assigned,
        staff_id,
        cause: causeColumn,
        isOwn: isOwn(actor),
      })
      .from(complaintPersons)
      .innerJoin(complaints, eq(id, complaintPersons.complaint_id))
      .where(ofPerson)
      .orderBy(desc(complaintPersons.created_at), desc(id))
      .limit(limit)
      .offset(offset),
  );
  const known = await names(db);
  const data = rows.map((row) => ({
    id: row.isOwn ? row.id : null,
    complaint_number: row.complaint_number,
    category: known.category(row.category_id),
    status_group: row.status_group,
    date: row.date,
    cause: row.cause,
    handler: row.assigned ?? known.user(row.staff_id)?.name ?? null,
  }));
  return { data, total };
}
