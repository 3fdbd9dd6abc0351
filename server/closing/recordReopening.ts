import { and, eq, isNull } from 'drizzle-orm';
import type { ComplaintEvents, Work } from '#server/complaints/events.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { isLastNoMore, pastClosing } from './close.ts';
import { complaintClosings } from './schema/closings.ts';

/** Stores the reason of the reopening with the last closing (REF-20); returns the id of that closing. */
export async function recordReopening(
  work: Work,
  { before, input, isMistake }: ComplaintEvents['reopened'],
): Promise<number> {
  const { actor, db, now } = work;
  const { note = null, reason = null } = input;
  const reopened = {
    reopened_at: now,
    reopened_by: actor.id,
    reopen_reason: reason,
    reopen_note: note,
    counts: !isMistake,
  };
  const { complaint_id, is_last, reopened_at } = complaintClosings;
  const [closing] = await db
    .update(complaintClosings)
    .set(reopened)
    .where(and(eq(complaint_id, before.id), is_last, isNull(reopened_at)))
    .returning({ id: complaintClosings.id });
  // A closing from before closings were recorded: its reopenings are counted from now on.
  return closing?.id ?? (await keepPast(work, before, reopened));
}

async function keepPast(work: Work, complaint: Complaint, reopened: Partial<Row>): Promise<number> {
  const { db, now } = work;
  await isLastNoMore(work, complaint.id);
  const [closing] = await db
    .insert(complaintClosings)
    .values({ ...pastClosing(complaint, now), verification: 'none', ...reopened })
    .returning({ id: complaintClosings.id });
  return closing?.id ?? 0;
}

type Row = typeof complaintClosings.$inferInsert;
