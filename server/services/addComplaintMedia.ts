import type { addComplaintMedia as call } from '../../contract/complaintCalls.ts';
import { checkImages, requireFile } from '../complaints/attachments.ts';
import { lockComplaint, refuseApp } from '../complaints/change.ts';
import { mediaOf } from '../complaints/media.ts';
import { complaintMedia } from '../db/schema/complaints.ts';
import type { Context } from '../http/serve.ts';

/**
 * Attaches a file. The complaint is locked, so that of two images sent at once the fifth is refused (CRE-13).
 * One from the app takes files only of who recorded it.
 */
export async function addComplaintMedia(context: Context<typeof call>) {
  const { actor, body, db, now, uploads } = context;
  const complaint = await lockComplaint(context, body.complaint_id);
  if (complaint.creator_id !== actor.id) refuseApp(complaint);
  const file = requireFile(uploads.file);
  await checkImages(db, complaint.id, file);
  const file_id = await context.keep(file);
  const [added] = await db
    .insert(complaintMedia)
    .values({ complaint_id: complaint.id, file_id, created_at: now })
    .returning();
  return mediaOf(context, added?.id);
}
