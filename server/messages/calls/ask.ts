import { eq, isNull } from 'drizzle-orm';
import { dayOf } from '#contract/kernel/day.ts';
import type { CallReason } from '#contract/messages/messageKinds.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { complaintPersons } from '#server/persons/schema/persons.ts';
import { callRequests } from '../schema/citizens.ts';

type Called = Pick<Complaint, 'id' | 'phone' | 'parliament_id' | 'assembly_id'>;

interface CallRequest {
  reason: Exclude<CallReason, 'verification' | 'missed'>;
  now: Date;
  /** YYYY-MM-DD; today by default. */
  due_on?: string;
}

/**
 * Adds the citizen of a complaint to the list of calls, once per reason (MSG-19, MSG-23). A repeated request is newer
 * than a refusal of calls and overrides it (MSG-06).
 */
export async function askForCall(
  db: Db | Tx,
  { id, phone, ...place }: Called,
  { reason, now, due_on = dayOf(now) }: CallRequest,
): Promise<void> {
  const [office] = await officesOf(db, place);
  const { complaint_id, person_id } = complaintPersons;
  const [person] = await db.select({ person_id }).from(complaintPersons).where(eq(complaint_id, id));
  await db
    .insert(callRequests)
    .values({
      complaint_id: id,
      person_id: person?.person_id,
      office_id: office?.id,
      phone,
      reason,
      due_on,
      created_at: now,
    })
    .onConflictDoUpdate({
      target: [callRequests.complaint_id, callRequests.reason],
      targetWhere: isNull(callRequests.done_at),
      set: { created_at: now },
    });
}
