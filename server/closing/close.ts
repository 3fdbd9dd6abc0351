import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Verification } from '#contract/closing/closing.ts';
import { verifySettings } from '#contract/closing/closingSettings.ts';
import type { ComplaintEvents, Work } from '#server/complaints/events.ts';
import type { Complaint } from '#server/complaints/row.ts';
import type { Changes } from '#server/complaints/schema/complaintChanges.ts';
import { valuesAt } from '#server/desk/offices/inherited.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { causeAnswersGiven } from '#server/persons/schema/causes.ts';
import { addedValues } from './addedValues.ts';
import type { Outcomes } from './outcomes.ts';
import { closingProposals, complaintClosings } from './schema/closings.ts';

const outcomesIn = ({
  outcome = null,
  reason = null,
  without_evidence,
}: ComplaintEvents['closing']['input']): Outcomes => ({
  outcome,
  reason,
  without_evidence: Boolean(without_evidence),
});

/**
 * The timeline changes of a closing (REF-16). Another outcome replaces a proposal. A call without an outcome cannot
 * avoid the approval (REF-21). @throws 422
 */
export async function beginClosing(
  work: Work,
  { approved_by, changes, complaint, input }: ComplaintEvents['closing'],
): Promise<Changes> {
  const { outcome, reason, without_evidence } = outcomesIn(input);
  const { complaint_id } = closingProposals;
  const isUnsaid = outcome === null && approved_by === null;
  if (isUnsaid && (await work.db.$count(closingProposals, eq(complaint_id, complaint.id))) > 0)
    throw invalidField('closing', 'waitsForApproval');
  await dropProposal(work, complaint.id);
  await isLastNoMore(work, complaint.id);
  return {
    ...changes,
    ...addedValues({ outcome, outcomeReason: reason, withoutEvidence: without_evidence ? 'yes' : null }),
  };
}

/** Stores the closing of a complaint. Its verification starts as claimed or pending. */
export async function keepClosing(
  work: Work,
  { approved_by, before, closed_by, complaint, input }: ComplaintEvents['closed'],
): Promise<{ closing_id: number; asksCitizen: boolean }> {
  const { db, now } = work;
  const verification = await verificationOf(work, before);
  const columns = { closed_by, approved_by, verification, ...outcomesIn(input) };
  const closing = await insertRow(db, complaintClosings, { ...columns, ...pastClosing(complaint, now) });
  return { closing_id: closing.id, asksCitizen: verification === 'pending' };
}

/** Before another closing becomes the last one. */
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

/** Selected by the office's share, and always after a disputed closing. Hidden complaints are never selected. */
async function verificationOf({ db }: Work, complaint: Complaint): Promise<Verification> {
  const { verify_share } = await valuesAt(db, complaint, verifySettings, complaint.category_id);
  const { complaint_id, verification } = complaintClosings;
  const disputed = and(eq(complaint_id, complaint.id), eq(verification, 'disputed'));
  const isDrawnForCheck =
    isSelectedForVerification(complaint.complaint_number, verify_share) ||
    (await db.$count(complaintClosings, disputed)) > 0;
  return isDrawnForCheck && !complaint.hidden ? 'pending' : 'none';
}

/**
 * Deletes a proposal and its file; the cleanup of the store deletes the bytes. If it was the answer of a cause, its
 * citizen counts as not yet answered (PER-19).
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

/**
 * Whether a closing is drawn for verification (REF-16): the first 4 bytes of the SHA-256 of the complaint number,
 * modulo 100, are below `percent`. Everybody can check the draw and nobody can influence it.
 */
export const isSelectedForVerification = (complaintNumber: string, percent: number): boolean =>
  createHash('sha256').update(complaintNumber).digest().readUInt32BE(0) % 100 < percent;
