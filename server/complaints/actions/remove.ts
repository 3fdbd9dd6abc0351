import { eq } from 'drizzle-orm';
import type { deleteComplaint as call } from '#contract/complaints/complaintCalls.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { dropFiles } from '#server/kernel/http/storeUploads.ts';
import { lockForAction } from '../change.ts';
import { announce } from '../events.ts';
import { complaintMedia, complaints } from '../schema/complaints.ts';

/**
 * Removes a complaint with all that belongs to it, files included. 403 where DET-13 keeps it, 422 while others are merged
 * into it: they would be closed for something that there is not any more.
 */
export async function deleteComplaint(context: Context<typeof call>) {
  const { db, params } = context;
  const work = await lockForAction('delete', context, params.id);
  const { complaint } = work;
  const media = await db
    .select({ file_id: complaintMedia.file_id })
    .from(complaintMedia)
    .where(eq(complaintMedia.complaint_id, complaint.id));
  const own = media.map(({ file_id }) => file_id);
  const { files } = await announce(work, 'deleting', { complaint, files: own });
  await db.delete(complaints).where(eq(complaints.id, complaint.id));
  await dropFiles(context, [...files]);
  return { message: 'Complaint deleted successfully.' };
}
