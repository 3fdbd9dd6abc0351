import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { listCitizenCalls as call } from '#contract/messages/citizenCall.ts';
import { findComplaint } from '#server/complaints/record.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { readPage } from '#server/kernel/db/listing.ts';
import { names } from '#server/kernel/db/names.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { findPerson, isOnePerson } from '#server/persons/record.ts';
import { citizenCalls } from '../schema/citizens.ts';
import { callRecord } from './record.ts';

type ListContext = Context<typeof call>;

/**
 * The results of calls about a complaint, newest first; or to a person, about complaints that the caller may open and
 * about none (MSG-23, PER-08).
 * @throws 404 outside the caller's scope, 422 without complaint and person
 */
export async function listCitizenCalls(context: ListContext) {
  const { db, query } = context;
  const where = await about(context);
  const total = await db.$count(citizenCalls, where);
  const rows = await readPage(query, { total }, ({ limit, offset }) =>
    db
      .select({ made: citizenCalls, complaint_number: complaints.complaint_number })
      .from(citizenCalls)
      .leftJoin(complaints, eq(complaints.id, citizenCalls.complaint_id))
      .where(where)
      .orderBy(desc(citizenCalls.id))
      .limit(limit)
      .offset(offset),
  );
  const known = await names(db);
  return {
    data: rows.map(({ made, complaint_number }) => ({
      ...callRecord(made, known),
      complaint: made.complaint_id && complaint_number ? { id: made.complaint_id, complaint_number } : null,
    })),
    total,
  };
}

async function about(context: ListContext): Promise<SQL | undefined> {
  const { actor, db, query } = context;
  const { complaint_id, inbox_id, person_id } = citizenCalls;
  if (query.complaint_id) return eq(complaint_id, (await findComplaint(context, query.complaint_id)).id);
  if (!query.person_id) throw invalidField('complaint_id', 'required');
  const person = await findPerson(context, query.person_id);
  const own = db.select({ id: complaints.id }).from(complaints).where(ownComplaints(actor));
  const isAboutNone = and(isNull(complaint_id), isNotNull(inbox_id));
  return and(isOnePerson(person_id, person.id), or(inArray(complaint_id, own), isAboutNone));
}
