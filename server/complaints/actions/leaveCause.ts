import { eq } from 'drizzle-orm';
import { causeMembers, causes } from '#server/persons/schema/causes.ts';
import type { Work } from '../change.ts';
import type { Complaint } from '../row.ts';
import { addToTimeline } from '../timeline.ts';

/**
 * Takes a locked complaint out of its cause when it has changed so that it could not be put in any more: a cause is of
 * one constituency (PER-18), and what no list shows is in none.
 */
export async function leaveCause(work: Work, before: Complaint, after: Complaint): Promise<void> {
  if (after.assembly_id === before.assembly_id && !after.hidden) return;
  const [left] = await work.db
    .delete(causeMembers)
    .where(eq(causeMembers.complaint_id, after.id))
    .returning({ cause_id: causeMembers.cause_id });
  if (!left) return;
  const [cause] = await work.db
    .select({ number: causes.number })
    .from(causes)
    .where(eq(causes.id, left.cause_id));
  if (cause) await addToTimeline(work, after.id, 'leftCause', { cause: [cause.number, null] });
}
