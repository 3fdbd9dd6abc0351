import { eq } from 'drizzle-orm';
import type { listMergedComplaints as call, MergedComplaint } from '#contract/persons/merging.ts';
import { historyOf } from '#server/complaints/history.ts';
import { findMedia, mediaItem } from '#server/complaints/media.ts';
import { openComplaint } from '#server/complaints/openComplaint.ts';
import { answersTo, responsesFrom } from '#server/complaints/responses.ts';
import { complaintMedia, complaints } from '#server/complaints/schema/complaints.ts';
import { timelineOf } from '#server/complaints/timeline.ts';
import { noteOpened } from '#server/desk/accessLog/note.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import { names } from '#server/kernel/db/names.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { mayUndo } from '#server/persons/merged.ts';
import { type Source, sourcesOf } from './sources.ts';

/**
 * The complaints that were merged into a complaint, with the data that stays on them (PER-17). A user who may open the
 * target sees them, since they are a part of it; the access log records each.
 */
export async function listMerged(context: Context<typeof call>) {
  const target = await openComplaint(context, context.params.id);
  const data: MergedComplaint[] = [];
  for (const source of await sourcesOf(context, target.id)) data.push(await mergedOf(context, source));
  return { data, total: data.length };
}

async function mergedOf(context: Context, source: Source): Promise<MergedComplaint> {
  const { db, links } = context;
  const { id, own_id, number, merged_at, merged_by } = source;
  await noteOpened(context, { id, complaint_number: number });
  const [[complaint], files, answers, history, timeline] = await inParallel(db, [
    () => db.select({ details: complaints.details }).from(complaints).where(eq(complaints.id, id)),
    () => findMedia(db, eq(complaintMedia.complaint_id, id)),
    () => answersTo(db, id),
    () => historyOf(db, id),
    () => timelineOf(db, id),
  ]);
  if (!complaint) throw notFound();
  const known = await names(db);
  return {
    id: own_id,
    complaint_number: number,
    merged_at: merged_at.toISOString(),
    merged_by: known.user(merged_by),
    may_undo: mayUndo(merged_at, context.now),
    details: complaint.details,
    media: files.filter(({ response_id }) => response_id === null).map((item) => mediaItem(item, links)),
    response: responsesFrom(answers, files, { links, known }),
    history,
    timeline,
  };
}
