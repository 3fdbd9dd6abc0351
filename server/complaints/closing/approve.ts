import { eq } from 'drizzle-orm';
import type { approveClosing as call } from '../../../contract/closingCalls.ts';
import { closingProposals } from '../../db/schema/closings.ts';
import { files } from '../../db/schema/files.ts';
import { invalidField, notFound } from '../../errors/apiError.ts';
import type { Context } from '../../http/serve.ts';
import { notify } from '../../notices/notify.ts';
import { lockFor } from '../change.ts';
import { addToTimeline } from '../timeline.ts';
import { dropProposal } from './close.ts';
import { resolveWith } from './resolve.ts';
import { proposalOf } from './state.ts';

/**
 * Closes a complaint as it was proposed, in the name of who proposed it, or refuses with a note that they are told of (REF-21).
 * Its history says nothing of either: it tells of the calls that it always told of (GRD-05).
 */
export async function approveClosing(context: Context<typeof call>) {
  const { actor, body, db, params } = context;
  const { approved, note = null } = body;
  const { complaint, now } = await lockFor('approve', context, params.id);
  const work = { ...context, now };
  const proposal = await proposalOf(db, complaint.id);
  if (!proposal) throw notFound();
  const { creator_id, file_id, message, outcome, reason, without_evidence } = proposal;
  if (!approved) {
    if (!note) throw invalidField('note', 'required');
    await dropProposal(work, complaint.id);
    await addToTimeline(work, complaint.id, 'closingRefused', {
      outcome: [outcome, null],
      note: [null, note],
    });
    await notify(work, { userId: creator_id, kind: 'not_approved', complaintId: complaint.id });
    return { message: 'Not approved.' };
  }
  // Its file stays, as the one of the answer.
  await db.delete(closingProposals).where(eq(closingProposals.complaint_id, complaint.id));
  const [file] = await db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(eq(files.id, file_id ?? 0));
  await resolveWith(work, complaint, {
    ...{ creator_id, message, outcome, reason, without_evidence },
    file: file ?? null,
    approved_by: actor.id,
  });
  return { message: 'Complaint resolved successfully!' };
}
