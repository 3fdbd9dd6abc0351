import { desc, eq } from 'drizzle-orm';
import type { ComplaintResponse, MediaItem } from '../../contract/complaint.ts';
import { type Names, names } from '../db/names.ts';
import { complaintMedia, complaintResponses } from '../db/schema/complaints.ts';
import type { Context } from '../http/serve.ts';
import { type Attached, findMedia, mediaItem } from './media.ts';

type Response = typeof complaintResponses.$inferSelect;

/** The answers to the citizen with their files, newest first (DET-02); `files` where those of the complaint are known. */
export async function responsesOf(
  { db, links }: Pick<Context, 'db' | 'links'>,
  complaintId: number,
  files?: Attached[],
): Promise<ComplaintResponse[]> {
  const found = await db
    .select()
    .from(complaintResponses)
    .where(eq(complaintResponses.complaint_id, complaintId))
    .orderBy(desc(complaintResponses.created_at), desc(complaintResponses.id));
  const media = files ?? (await findMedia(db, eq(complaintMedia.complaint_id, complaintId)));
  const known = await names(db);
  return found.map((response) => {
    const sent = media.filter(({ response_id }) => response_id === response.id);
    return responseOf(
      response,
      sent.map((item) => mediaItem(item, links)),
      known,
    );
  });
}

/** An answer as it travels. */
export const responseOf = (
  { id, message, status, created_at, creator_id }: Response,
  media: MediaItem[],
  { user }: Names,
): ComplaintResponse => ({
  id,
  message,
  status,
  created_at: created_at.toISOString(),
  creator: user(creator_id),
  media,
});
