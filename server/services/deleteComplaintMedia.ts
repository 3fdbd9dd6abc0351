import { eq } from 'drizzle-orm';
import type { deleteComplaintMedia as call } from '../../contract/complaintCalls.ts';
import { lockAttachment } from '../complaints/attachments.ts';
import { addToTimeline } from '../complaints/timeline.ts';
import { complaintMedia } from '../db/schema/complaints.ts';
import type { Context } from '../http/serve.ts';
import { dropFiles } from '../http/uploads.ts';

/** Removes an attachment and its file (UPD-03). */
export async function deleteComplaintMedia(context: Context<typeof call>) {
  const old = await lockAttachment(context, context.params.id);
  await context.db.delete(complaintMedia).where(eq(complaintMedia.id, old.id));
  await addToTimeline(context, old.complaint_id, 'mediaRemoved', { file: [old.file.name, null] });
  await dropFiles(context, [old.file_id]);
  return { message: 'The file has been removed.' };
}
