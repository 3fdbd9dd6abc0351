import { and, arrayContains, eq, isNull } from 'drizzle-orm';
import type { Complaint } from '#server/complaints/row.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { standsFor } from '#server/persons/record.ts';
import { complaintPersons, persons } from '#server/persons/schema/persons.ts';
import { callRequests } from '../schema/citizens.ts';

interface Called {
  /** The called phone; the complaint's by default. */
  phone: string | null | undefined;
  /** From the complaint's office upwards. */
  offices: readonly OfficeRow[];
}

/**
 * The phone of a call about a complaint: the complaint's own, its person's, or one that waits for a call in its office.
 * A mark on a phone holds for all offices, so users cannot set one on arbitrary phones (MSG-14).
 * @throws 422
 */
export async function phoneCalled(
  db: Db | Tx,
  complaint: Complaint,
  { phone, offices }: Called,
): Promise<string> {
  if (!phone || phone === complaint.phone) return complaint.phone;
  const { office_id, done_at } = callRequests;
  const isAsking = and(eq(callRequests.phone, phone), eq(office_id, offices[0]?.id ?? 0), isNull(done_at));
  const isKnown =
    (await db.$count(callRequests, isAsking)) > 0 || (await isOfPerson(db, complaint.id, phone));
  if (!isKnown) throw invalidField('phone', 'notTheirPhone');
  return phone;
}

/** A phone of the complaint's person, or of the person into which that one was merged. */
async function isOfPerson(db: Db | Tx, complaintId: number, phone: string): Promise<boolean> {
  const { complaint_id, person_id } = complaintPersons;
  const [of] = await db.select({ person_id }).from(complaintPersons).where(eq(complaint_id, complaintId));
  if (!of) return false;
  const isTheirs = and(eq(persons.id, standsFor(of.person_id)), arrayContains(persons.phones, [phone]));
  return (await db.$count(persons, isTheirs)) > 0;
}
