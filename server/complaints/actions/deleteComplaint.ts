import { eq } from 'drizzle-orm';
import type { deleteComplaint as call } from '#contract/complaints/complaintCalls.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { dropFiles } from '#server/kernel/http/storeUploads.ts';
import { lockForAction } from '../change.ts';
import { announce } from '../events.ts';
import { complaintMedia, complaints } from '../schema/complaints.ts';

/**
 * Deletes a complaint with all its records and files. @throws 403 as DET-13 says, 422 while other complaints are
 * merged into it, since their citizens were pointed to it
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
