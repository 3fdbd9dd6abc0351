import { and, eq } from 'drizzle-orm';
import { can } from '#contract/access/policies.ts';
import type { CauseName } from '#contract/persons/cause.ts';
import type { Work } from '#server/complaints/events.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { ApiError, invalid, invalidField } from '#server/kernel/errors/apiError.ts';
import { causeMembers } from '../schema/causes.ts';
import { addToCause } from './members.ts';
import { findCause } from './record.ts';
import { makeCause } from './write.ts';

interface SameCause {
  /** The complaint that it goes into one cause with. */
  id: number;
  /** Of a cause that is made of both. */
  title: string | null;
}

/**
 * Puts a complaint that was just recorded into the cause of another one; where that has none, one is made of both (PER-16).
 * @throws 422 under `same_cause` for a complaint that is not the actor's, or whose cause takes no other
 */
export async function joinRecorded(
  work: Work,
  complaint: Complaint,
  { id, title }: SameCause,
): Promise<CauseName> {
  const { actor, db } = work;
  // Of two who say the same of it at once, the second finds the cause that the first has made.
  const [like] = await db
    .select()
    .from(complaints)
    .where(and(eq(complaints.id, id), ownComplaints(actor), eq(complaints.hidden, false)))
    .for('update');
  if (!like || !can(actor, 'create', 'cause')) throw invalidField('same_cause', 'unknownChoice');
  const [member] = await db
    .select({ cause_id: causeMembers.cause_id })
    .from(causeMembers)
    .where(eq(causeMembers.complaint_id, id));
  try {
    if (member) {
      const cause = await findCause(work, member.cause_id, { locked: true });
      await addToCause(work, cause, [complaint.id]);
      return nameOf(cause);
    }
    if (!title) throw invalidField('cause_title', 'required');
    const { area_id, assembly_id, category_id, mandal_id, parliament_id } = like;
    const values = { area_id, assembly_id, category_id, mandal_id, parliament_id, title };
    return nameOf(await makeCause(work, { ...values, staff_id: null, note: null }, [like.id, complaint.id]));
  } catch (error) {
    throw underSameCause(error);
  }
}

const nameOf = ({ id, number, title }: CauseName): CauseName => ({ id, number, title });

/** What a cause refuses of its members is about the choice here. */
function underSameCause(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.status === 404) return invalidField('same_cause', 'unknownChoice');
  const { errors } = error.details;
  if (!errors) return error;
  const { complaint_ids, ...others } = errors;
  return complaint_ids ? invalid({ ...others, same_cause: complaint_ids }) : error;
}
