import { and, eq, type SQL } from 'drizzle-orm';
import { findComplaint } from '#server/complaints/record.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { changeable, ownComplaints } from '#server/kernel/db/scope.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import type { Cause } from '#server/persons/causes/record.ts';
import { findCause } from '#server/persons/causes/record.ts';
import { findPerson, type Person, personsInPlace, standsFor } from '#server/persons/record.ts';
import { causes } from '#server/persons/schema/causes.ts';
import { persons } from '#server/persons/schema/persons.ts';

type Reader = Pick<Context, 'actor' | 'db' | 'links' | 'now'>;

/** The ids of a letter's subject. At most one is set; none when the record was deleted. */
export interface AboutIds {
  complaint_id: number | null;
  cause_id: number | null;
  person_id: number | null;
}

/**
 * The subject of a letter: a complaint, a cause, or a person without a complaint (REF-23). Empty when the record was
 * deleted.
 */
export interface About {
  complaint?: Complaint;
  cause?: Cause;
  person?: Person;
}

/** @throws 404 for a record that the caller may not open, 422 unless exactly one is named */
export async function findAbout(reader: Reader, ids: AboutIds): Promise<About> {
  const { complaint_id, cause_id, person_id } = ids;
  const named = [complaint_id, cause_id, person_id].filter(Boolean);
  if (named.length !== 1) throw invalidField('complaint_id', 'letterAbout');
  return {
    ...(complaint_id ? { complaint: await findComplaint(reader, complaint_id) } : {}),
    ...(cause_id ? { cause: await findCause(reader, cause_id) } : {}),
    ...(person_id ? { person: await findPerson(reader, person_id) } : {}),
  };
}

/** Whether the caller may open the subject of a letter. */
export async function opensAbout(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  ids: AboutIds,
): Promise<boolean> {
  const isThere = async (table: typeof complaints | typeof causes | typeof persons, where?: SQL) =>
    (await db.$count(table, where)) > 0;
  if (ids.complaint_id) {
    return isThere(complaints, and(eq(complaints.id, ids.complaint_id), ownComplaints(actor)));
  }
  if (ids.cause_id) return isThere(causes, and(eq(causes.id, ids.cause_id), changeable(actor, causes)));
  if (ids.person_id)
    return isThere(persons, and(eq(persons.id, standsFor(ids.person_id)), personsInPlace(actor)));
  return false;
}

/** The subject of a stored letter, without a permission check. */
export async function aboutOf({ db }: Pick<Context, 'db'>, ids: AboutIds): Promise<About> {
  const { complaint_id, cause_id, person_id } = ids;
  const [complaint] = complaint_id
    ? await db.select().from(complaints).where(eq(complaints.id, complaint_id))
    : [];
  const [cause] = cause_id ? await db.select().from(causes).where(eq(causes.id, cause_id)) : [];
  const [person] = person_id ? await db.select().from(persons).where(eq(persons.id, person_id)) : [];
  return { ...(complaint ? { complaint } : {}), ...(cause ? { cause } : {}), ...(person ? { person } : {}) };
}
