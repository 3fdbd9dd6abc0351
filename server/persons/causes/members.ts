import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { addCauseMembers as addCall, removeCauseMember as removeCall } from '#contract/persons/cause.ts';
import { recordSameChange } from '#server/complaints/recordChanges.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { causeMembers, causes } from '../schema/causes.ts';
import { type Cause, findCause } from './record.ts';

type Work = Pick<Context, 'actor' | 'db' | 'now'>;

export async function addMembers(context: Context<typeof addCall>) {
  const cause = await findCause(context, context.params.id, { locked: true });
  return { added: await addToCause(context, cause, context.body.complaint_ids) };
}

/**
 * Adds complaints of the actor to a cause, all or none; existing members stay. Returns the number of new ones.
 * @throws 422 under `complaint_ids` for complaints outside the scope, hidden, of another constituency, or in another
 * cause (PER-18)
 */
export async function addToCause(work: Work, cause: Cause, complaintIds: readonly number[]): Promise<number> {
  const { actor, db, now } = work;
  if (cause.closed) throw invalidField('complaint_ids', 'causeClosed');
  const ids = [...new Set(complaintIds)];
  if (ids.length === 0) return 0;
  const rows = await db
    .select({ id: complaints.id, assembly_id: complaints.assembly_id })
    .from(complaints)
    .where(and(inArray(complaints.id, ids), ownComplaints(actor), eq(complaints.hidden, false)))
    .orderBy(asc(complaints.id))
    .for('key share');
  if (rows.length < ids.length) throw invalidField('complaint_ids', 'unknownChoice');
  if (rows.some(({ assembly_id }) => assembly_id !== cause.assembly_id)) {
    throw invalidField('complaint_ids', 'causeElsewhere');
  }
  const added = await db
    .insert(causeMembers)
    .values(
      rows.map(({ id }) => ({
        complaint_id: id,
        cause_id: cause.id,
        creator_id: actor.id,
        created_at: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: causeMembers.complaint_id });
  await refuseOthers(db, cause, ids);
  await recordSameChange(work, idsOf(added), 'joinedCause', { cause: [null, cause.number] });
  return added.length;
}

/** A complaint belongs to one cause at most. */
async function refuseOthers(db: Db | Tx, cause: Cause, ids: readonly number[]) {
  const [elsewhere] = await db
    .select({ number: complaints.complaint_number, cause: causes.number })
    .from(causeMembers)
    .innerJoin(causes, eq(causes.id, causeMembers.cause_id))
    .innerJoin(complaints, eq(complaints.id, causeMembers.complaint_id))
    .where(and(inArray(causeMembers.complaint_id, [...ids]), sql`${causeMembers.cause_id} <> ${cause.id}`))
    .orderBy(asc(causeMembers.complaint_id))
    .limit(1);
  if (elsewhere) throw invalidField('complaint_ids', 'inOtherCause', elsewhere);
}

/** 404 for a complaint that is not in the cause. */
export async function removeMember(context: Context<typeof removeCall>) {
  const { params } = context;
  const cause = await findCause(context, params.id, { locked: true });
  if (!(await takeOut(context, cause, params.complaint_id))) throw notFound();
  return { message: 'Grievance taken out of the cause.' };
}

/** Removes a complaint from a locked cause; it keeps its answers. Returns false if it is not a member. */
export async function takeOut(work: Work, cause: Cause, complaintId: number): Promise<boolean> {
  const { db } = work;
  // The complaint first, in the order in which every change locks.
  await db
    .select({ id: complaints.id })
    .from(complaints)
    .where(eq(complaints.id, complaintId))
    .for('key share');
  const [gone] = await db
    .delete(causeMembers)
    .where(and(eq(causeMembers.cause_id, cause.id), eq(causeMembers.complaint_id, complaintId)))
    .returning();
  if (gone) await recordSameChange(work, [complaintId], 'leftCause', { cause: [cause.number, null] });
  return gone !== undefined;
}
