import { eq } from 'drizzle-orm';
import type { deleteComplaint as call } from '#contract/complaints/complaintCalls.ts';
import { proposalOf } from '#server/closing/state.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { dropFiles } from '#server/kernel/http/storeUploads.ts';
import { unlinkComplaints } from '#server/persons/link.ts';
import { sourcesOf } from '#server/persons/mergedComplaints/sources.ts';
import { assertAllowed, lockForAction } from '../change.ts';
import { complaintMedia, complaints } from '../schema/complaints.ts';

/**
 * Removes a complaint with all that belongs to it, files included. 403 where DET-13 keeps it, 422 while others are merged
 * into it: they would be closed for something that there is not any more.
 */
export async function deleteComplaint(context: Context<typeof call>) {
  const { db, params } = context;
  const { complaint, now } = await lockForAction('delete', context, params.id);
  assertAllowed('delete', context, { ...complaint, merged_from: await sourcesOf(context, complaint.id) });
  const media = await db
    .select({ file_id: complaintMedia.file_id })
    .from(complaintMedia)
    .where(eq(complaintMedia.complaint_id, complaint.id));
  const proposal = await proposalOf(db, complaint.id);
  await unlinkComplaints(db, [complaint.id], now);
  await db.delete(complaints).where(eq(complaints.id, complaint.id));
  await dropFiles(
    context,
    [...media, ...(proposal ? [proposal] : [])].flatMap(({ file_id }) => file_id ?? []),
  );
  return { message: 'Complaint deleted successfully.' };
}
