import { eq } from 'drizzle-orm';
import type { replaceComplaintMedia as call } from '../../contract/complaintCalls.ts';
import { checkImages, lockAttachment, requireFile } from '../complaints/attachments.ts';
import { mediaOf } from '../complaints/media.ts';
import { addToTimeline } from '../complaints/timeline.ts';
import { complaintMedia } from '../db/schema/complaints.ts';
import type { Context } from '../http/serve.ts';
import { dropFiles } from '../http/uploads.ts';

/** Puts another file in the place of an attachment, whose own is removed (UPD-03). */
export async function replaceComplaintMedia(context: Context<typeof call>) {
  const { db, params, uploads } = context;
  const old = await lockAttachment(context, params.id);
  const file = requireFile(uploads.file);
  await checkImages(db, old.complaint_id, file, old.id);
  const file_id = await context.keep(file);
  await db.update(complaintMedia).set({ file_id }).where(eq(complaintMedia.id, old.id));
  await addToTimeline(context, old.complaint_id, 'mediaReplaced', { file: [old.file.name, file.name] });
  await dropFiles(context, [old.file_id]);
  return mediaOf(context, old.id);
}
