import { eq } from 'drizzle-orm';
import type { approveClosing as call } from '#contract/closing/closingCalls.ts';
import { lockForAction } from '#server/complaints/change.ts';
import { resolveWith } from '#server/complaints/closeAndReopen.ts';
import type { Closing, Work } from '#server/complaints/events.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { addToTimeline } from '#server/complaints/timeline.ts';
import { notify } from '#server/desk/notices/notify.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { recordEvent } from '#server/messages/events/recordEvent.ts';
import { dropProposal } from './close.ts';
import { closingProposals } from './schema/closings.ts';
import { proposalOf } from './state.ts';

/**
 * Closes a complaint as proposed, in the proposer's name, or refuses with a note to the proposer (REF-21). The history
 * records neither: it has the entries of the original calls only (GRD-05).
 */
export async function approveClosing(context: Context<typeof call>) {
  const { body, params } = context;
  const { approved, note = null, withdraw_referrals } = body;
  const work = await lockForAction('approve', context, params.id);
  if (approved) {
    await closeAsProposed(work, { withdraw_referrals });
    return { message: 'Complaint resolved successfully!' };
  }
  if (!note) throw invalidField('note', 'required');
  await refuse(work, note);
  return { message: 'Not approved.' };
}

type Approving = Work & { complaint: Complaint };

async function refuse(work: Approving, note: string): Promise<void> {
  const { actor, complaint, db, now } = work;
  const proposal = await proposalOf(db, complaint.id);
  if (!proposal) throw notFound();
  await dropProposal(work, complaint.id);
  await addToTimeline(work, complaint.id, 'closingRefused', {
    outcome: [proposal.outcome, null],
    note: [null, note],
  });
  const notice = { complaint_id: complaint.id, staff_id: proposal.creator_id, kind: 'not_approved' as const };
  await notify(db, [notice], now, actor.id);
}

async function closeAsProposed(work: Approving, also: Closing): Promise<void> {
  const { actor, complaint, db, now } = work;
  // Deleted while reading, since an erasure may change it at the same time. Its file remains as the file of the
  // answer.
  const [proposal] = await db
    .delete(closingProposals)
    .where(eq(closingProposals.complaint_id, complaint.id))
    .returning();
  if (!proposal) throw notFound();
  const { cause_answer_id, creator_id, file_id, message, outcome, reason, without_evidence } = proposal;
  const [file] = await db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(eq(files.id, file_id ?? 0));
  await resolveWith(work, complaint, {
    creator_id,
    message,
    input: { ...also, outcome, reason, without_evidence },
    file: file ?? null,
    approved_by: actor.id,
  });
  if (!cause_answer_id) return;
  const event = { complaint_id: complaint.id, clock: cause_answer_id, at: now };
  await recordEvent(db, { ...event, event: 'cause_answered' });
}
