import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { undoComplaintMerge as call } from '#contract/persons/merging.ts';
import { assertAllowed, changeComplaint } from '#server/complaints/change.ts';
import type { Work } from '#server/complaints/events.ts';
import { findComplaint } from '#server/complaints/record.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { addToTimeline } from '#server/complaints/timeline.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { mayUndo } from '#server/persons/merged.ts';
import { complaintMerges } from '../schema/merges.ts';
import { workOn } from './merge.ts';

/** Restores a merged complaint (PER-17): its status and its closing time, if it was closed. */
export async function undoMerge(context: Context<typeof call>) {
  const { actor, body, db } = context;
  const { merge, source, target } = await lockMerge(context, body.source_id);
  const work = await workOn(context, source, target);
  if (merge.undone_at) throw invalidField('source_id', 'mergeUndone');
  const { complaint_number: number } = target;
  assertAllowed('undoMerge', work, {
    merged_into: { number, may_undo: mayUndo(merge.merged_at, context.now) },
  });
  if (source.erased_at ?? target.erased_at) throw invalidField('source_id', 'mergeErased');
  await db
    .update(complaintMerges)
    .set({ undone_at: work.now, undone_by: actor.id })
    .where(eq(complaintMerges.id, merge.id));
  const { status, closed_at } = merge;
  const before = status === source.status ? {} : { status, closed_at };
  await changeComplaint(work, source, before, 'mergeUndone', {
    mergedInto: [number, null],
  });
  await addToTimeline(work, target.id, 'mergeUndone', { mergedFrom: [source.complaint_number, null] });
  return { message: 'The merge has been undone.' };
}

/**
 * The latest merge of a complaint that the actor may work on, with both complaints locked in order. The target may have
 * left the actor's place: only its timeline is written.
 */
async function lockMerge(context: Work, sourceId: number) {
  const { db } = context;
  await findComplaint(context, sourceId);
  const [stored] = await db
    .select()
    .from(complaintMerges)
    .where(eq(complaintMerges.source_id, sourceId))
    .orderBy(desc(complaintMerges.id))
    .limit(1);
  if (!stored) throw invalidField('merged_into', 'notMerged');
  const both = await db
    .select()
    .from(complaints)
    .where(inArray(complaints.id, [sourceId, stored.target_id]))
    .orderBy(asc(complaints.id))
    .for('update');
  // Another call may have undone it while this one waited for the locks.
  const [merge] = await db.select().from(complaintMerges).where(eq(complaintMerges.id, stored.id));
  const of = (id: number) => both.find((complaint) => complaint.id === id);
  const [source, target] = [of(sourceId), of(stored.target_id)];
  if (!merge || !source || !target) throw notFound();
  return { merge, source, target };
}
