import { and, eq, isNull } from 'drizzle-orm';
import type { ReopenReason } from '#contract/closing/closing.ts';
import { changeComplaint, type Work, withStatus } from '#server/complaints/change.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { climb } from '#server/deadlines/escalation/climb.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import { recordEvent } from '#server/messages/events/recordEvent.ts';
import { type ClosingWords, isLastNoMore, pastClosing } from './close.ts';
import { added } from './firstChanges.ts';
import { complaintClosings } from './schema/closings.ts';

interface Reopening extends ClosingWords {
  reason: ReopenReason | null;
  note: string | null;
  /** Whoever closed it takes that back at once: neither counted nor escalated. */
  isMistake?: boolean;
}

/** Opens a locked complaint again, whatever call does it, one level up the ladder (REF-20). */
export async function reopenWith(
  work: Work,
  complaint: Complaint,
  { status, action, more, reason, note, isMistake = false }: Reopening,
): Promise<Complaint> {
  const { db } = work;
  const changed = await changeComplaint(work, complaint, withStatus(complaint, status, work.now), action, {
    ...more,
    ...added({ reopenReason: reason, note }),
  });
  await inParallel(db, [
    () => endClosing(work, complaint, { reason, note, isMistake }),
    () => climb(work, changed, { up: !isMistake }),
  ]);
  return changed;
}

/** Keeps of the last closing why it holds no more, and that its citizen is to be told. */
async function endClosing(
  work: Work,
  complaint: Complaint,
  { reason, note, isMistake }: Pick<Reopening, 'reason' | 'note' | 'isMistake'>,
) {
  const { actor, db, now } = work;
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
    .where(and(eq(complaint_id, complaint.id), is_last, isNull(reopened_at)))
    .returning({ id: complaintClosings.id });
  // One from before closings were kept: how often it was reopened is counted from now on.
  const id = closing?.id ?? (await keepPast(work, complaint, reopened));
  await recordEvent(db, { complaint_id: complaint.id, event: 'reopened', clock: id, at: now });
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
