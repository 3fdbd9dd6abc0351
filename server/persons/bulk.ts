import { and, eq } from 'drizzle-orm';
import type { Work } from '#server/complaints/events.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { type ActionOf, each } from '#server/desk/bulk/actions/action.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { ApiError, conflict, invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import { addToCause, takeOut } from './causes/members.ts';
import { findCause } from './causes/record.ts';

/** Adds to a cause of their constituency (PER-18). Undo removes those that this action added, also for staff. */
export const cause: ActionOf<'cause'> = {
  async check(work, { cause_id }) {
    const cause = await causeOf(work, cause_id);
    return each(({ assembly_id, cause: own, number }) => {
      if (assembly_id !== cause.assembly_id) return { code: 'causeElsewhere' };
      if (own && own.id !== cause_id) return { code: 'inOtherCause', values: { number, cause: own.number } };
      return null;
    });
  },
  async apply(work, complaintId, { cause_id }) {
    const cause = await findCause(work, cause_id, { locked: true });
    const added = await addToCause(work, cause, [complaintId]);
    return added > 0 ? { before: { cause_id: null } } : undefined;
  },
  async undo(work, { complaintId, params: { cause_id } }) {
    const cause = await findCause(work, cause_id, { locked: true });
    const isOwn = and(eq(complaints.id, complaintId), ownComplaints(work.actor));
    const [member] = await work.db.select({ id: complaints.id }).from(complaints).where(isOwn);
    if (!member) throw notFound();
    if (!(await takeOut(work, cause, complaintId))) throw conflict(null);
  },
};

/** 422 under `cause_id` for a cause that the caller does not see, and for one that is closed. */
async function causeOf(work: Work, id: number) {
  const cause = await findCause(work, id).catch((error: unknown) => {
    throw error instanceof ApiError ? invalidField('cause_id', 'unknownChoice') : error;
  });
  if (cause.closed) throw invalidField('cause_id', 'causeClosed');
  return cause;
}
