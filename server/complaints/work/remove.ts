import { eq } from 'drizzle-orm';
import type { deleteComplaint as call } from '../../../contract/complaintCalls.ts';
import { complaintMedia, complaints } from '../../db/schema/complaints.ts';
import type { Context } from '../../http/serve.ts';
import { dropFiles } from '../../http/uploads.ts';
import { unlinkCases } from '../../persons/link.ts';
import { lockFor } from '../change.ts';

/** Removes a complaint with all that belongs to it, files included. 403 where DET-13 keeps it. */
export async function deleteComplaint(context: Context<typeof call>) {
  const { db, params } = context;
  const { complaint, now } = await lockFor('delete', context, params.id);
  const media = await db
    .select({ file_id: complaintMedia.file_id })
    .from(complaintMedia)
    .where(eq(complaintMedia.complaint_id, complaint.id));
  await unlinkCases(db, [complaint.id], now);
  await db.delete(complaints).where(eq(complaints.id, complaint.id));
  await dropFiles(
    context,
    media.map(({ file_id }) => file_id),
  );
  return { message: 'Complaint deleted successfully.' };
}
