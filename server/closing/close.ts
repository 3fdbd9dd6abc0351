import { and, eq } from 'drizzle-orm';
import type { Verification } from '#contract/closing/closing.ts';
import type { Status } from '#contract/complaints/complaintStatus.ts';
import type { TimelineAction } from '#contract/complaints/timeline.ts';
import { changeComplaint, type Work, withStatus } from '#server/complaints/change.ts';
import type { Complaint } from '#server/complaints/row.ts';
import type { Changes } from '#server/complaints/timeline.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import { closingValuesOf } from '#server/desk/offices/settings.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { recordEvent } from '#server/messages/events/recordEvent.ts';
import { causeAnswersGiven } from '#server/persons/schema/causes.ts';
import { isDrawn } from './drawn.ts';
import { added } from './firstChanges.ts';
import type { Outcomes } from './outcomes.ts';
import { closingProposals, complaintClosings } from './schema/closings.ts';

export interface ClosingWords {
  status: Status;
  action: TimelineAction;
  /** What its timeline says besides. */
  more?: Changes;
}

const UNSAID: Outcomes = { outcome: null, reason: null, without_evidence: false };

/**
 * Closes a locked complaint, whatever call does it, and keeps how (REF-16): from then on it is claimed, and perhaps to be
 * verified. Another outcome ends a proposal; a call that names none is no way around the approval (REF-21). A merge closes nothing: work
 * goes on with the other one. @throws 422
 */
export async function closeWith(
  work: Work,
  complaint: Complaint,
  {
    status,
    action,
    more,
    ...outcomes
  }: ClosingWords & Partial<Outcomes & { closed_by: number; approved_by: number }>,
): Promise<Complaint> {
  const { actor, db, now } = work;
  const said = { ...UNSAID, ...outcomes };
  const isWaiting = said.outcome === null && said.approved_by === undefined;
  if (isWaiting && (await db.$count(closingProposals, eq(closingProposals.complaint_id, complaint.id))) > 0)
    throw invalidField('closing', 'waitsForApproval');
  const changes = {
    ...more,
    ...added({ outcome: said.outcome, outcomeReason: said.reason }),
    ...added({ withoutEvidence: said.without_evidence ? 'yes' : null }),
  };
  const [changed, verification] = await inParallel(db, [
    () => changeComplaint(work, complaint, withStatus(complaint, status, now), action, changes),
    () => verificationOf(work, complaint),
    () => dropProposal(work, complaint.id),
    () => isLastNoMore(work, complaint.id),
  ]);
  const [closing] = await db
    .insert(complaintClosings)
    .values({ closed_by: actor.id, ...said, ...pastClosing(changed, now), verification })
    .returning({ id: complaintClosings.id });
  const noted = { complaint_id: complaint.id, clock: closing?.id ?? 0, at: now };
  await recordEvent(db, { ...noted, event: 'resolved' });
  // Of the two the citizen gets the last one.
  if (verification === 'pending') await recordEvent(db, { ...noted, event: 'rating_asked' });
  return changed;
}

/** Another closing follows. */
export async function isLastNoMore({ db }: Work, complaintId: number): Promise<void> {
  const { complaint_id, is_last } = complaintClosings;
  await db
    .update(complaintClosings)
    .set({ is_last: false })
    .where(and(eq(complaint_id, complaintId), is_last));
}

export const pastClosing = ({ id, closed_at, parliament_id, assembly_id }: Complaint, now: Date) => ({
  complaint_id: id,
  parliament_id,
  assembly_id,
  closed_at: closed_at ?? now,
});

/** Drawn by the office's share, and always after a closing that was disputed. What no list shows is asked of nobody. */
async function verificationOf({ db }: Work, complaint: Complaint): Promise<Verification> {
  const { shareOf } = closingValuesOf(await officesOf(db, complaint));
  const { complaint_id, verification } = complaintClosings;
  const disputed = and(eq(complaint_id, complaint.id), eq(verification, 'disputed'));
  const isDrawnForCheck =
    isDrawn(complaint.complaint_number, shareOf(complaint.category_id)) ||
    (await db.$count(complaintClosings, disputed)) > 0;
  return isDrawnForCheck && !complaint.hidden ? 'pending' : 'none';
}

/**
 * Takes a proposal away with its file; the bytes follow with the tidying of the store. Of an answer of a cause that was proposed its
 * citizen has heard nothing: it was not given (PER-19).
 */
export async function dropProposal({ db }: Pick<Work, 'db'>, complaintId: number): Promise<void> {
  const { cause_answer_id, complaint_id, file_id } = closingProposals;
  const [dropped] = await db
    .delete(closingProposals)
    .where(eq(complaint_id, complaintId))
    .returning({ file_id, cause_answer_id });
  if (dropped?.file_id) await db.delete(files).where(eq(files.id, dropped.file_id));
  if (!dropped?.cause_answer_id) return;
  const { answer_id, complaint_id: recipientId } = causeAnswersGiven;
  await db
    .delete(causeAnswersGiven)
    .where(and(eq(answer_id, dropped.cause_answer_id), eq(recipientId, complaintId)));
}
