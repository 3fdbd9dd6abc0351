import { eq, sql } from 'drizzle-orm';
import { OUTCOMES_WITH_REASON, type Outcome } from '#contract/closing/closing.ts';
import { closingSettings } from '#contract/closing/closingSettings.ts';
import type { Seat } from '#contract/places/place.ts';
import { changeComplaint, inHand } from '#server/complaints/change.ts';
import type { Work } from '#server/complaints/events.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { notifyDeskHeads } from '#server/desk/notices/notify.ts';
import { valuesAt } from '#server/desk/offices/inherited.ts';
import { addedValues } from './addedValues.ts';
import { dropProposal } from './close.ts';
import type { Outcomes } from './outcomes.ts';
import { closingProposals } from './schema/closings.ts';

/** Whether the office of a place requires a second person for such an outcome (REF-21). */
export async function takesApproval(
  { db }: Pick<Work, 'db'>,
  place: Seat,
  outcome: Outcome | null,
): Promise<boolean> {
  if (!outcome || !OUTCOMES_WITH_REASON.includes(outcome)) return false;
  return (await valuesAt(db, place, closingSettings)).second_approval;
}

/** Whether a closing of a complaint waits for approval; as a column for lists. */
export const isProposed = sql<boolean>`exists (select from ${closingProposals}
  where ${eq(closingProposals.complaint_id, complaints.id)})`;

interface Proposed extends Outcomes {
  outcome: Outcome;
  message: string;
  file: { id: number; name: string } | null;
}

/**
 * Stores the closing of a locked complaint until another user approves it, and notifies the approvers (REF-21). The
 * complaint is in progress until then. A later proposal replaces an earlier one.
 */
export async function proposeClosing(
  work: Work,
  complaint: Complaint,
  { file, ...proposed }: Proposed,
): Promise<void> {
  const { actor, db, now } = work;
  await dropProposal(work, complaint.id);
  await db.insert(closingProposals).values({
    ...proposed,
    complaint_id: complaint.id,
    file_id: file?.id,
    creator_id: actor.id,
    created_at: now,
  });
  const { outcome, reason: outcomeReason, message } = proposed;
  const changes = addedValues({ outcome, outcomeReason, message, file: file?.name ?? null });
  await changeComplaint(work, complaint, inHand(complaint, now), 'closingProposed', changes);
  const { id } = complaint;
  await notifyDeskHeads(db, { ids: [id], kind: 'to_approve', except: actor.id, needsAnother: true }, now);
}
