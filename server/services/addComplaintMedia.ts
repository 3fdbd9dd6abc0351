import type { addComplaintMedia as call } from '../../contract/complaintCalls.ts';
import { checkImages, requireFile } from '../complaints/attachments.ts';
import { lockFor } from '../complaints/change.ts';
import { mediaOf } from '../complaints/media.ts';
import { addToTimeline } from '../complaints/timeline.ts';
import { complaintMedia } from '../db/schema/complaints.ts';
import type { Context } from '../http/serve.ts';

/**
 * Attaches a file. The complaint is locked, so that of two images sent at once the fifth is refused (CRE-13).
 * One from the app takes files only of who recorded it.
 */
export async function addComplaintMedia(context: Context<typeof call>) {
  const { body, db, now, uploads } = context;
  const complaint = await lockFor('attach', context, body.complaint_id);
  const file = requireFile(uploads.file);
  await checkImages(db, complaint.id, file);
  const file_id = await context.keep(file);
  const [added] = await db
    .insert(complaintMedia)
    .values({ complaint_id: complaint.id, file_id, created_at: now })
    .returning();
  await addToTimeline(context, complaint.id, 'mediaAdded', { file: [null, file.name] });
  return mediaOf(context, added?.id);
}
