import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { MediaItem } from '#contract/complaints/complaint.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { FileLinks } from '#server/kernel/files/links.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { complaintMedia } from './schema/complaints.ts';

/** A file of a complaint, or of its answer `response_id`. */
export interface Attached {
  id: number;
  response_id: number | null;
  file: Pick<typeof files.$inferSelect, 'id' | 'kind' | 'type' | 'name'>;
}

/** The files of a complaint without those of its answers. */
export const attachedTo = (complaintId: number) =>
  and(eq(complaintMedia.complaint_id, complaintId), isNull(complaintMedia.response_id));

/** Media with their files, in the order they were sent. */
export const findMedia = (db: Db | Tx, where: SQL | undefined): Promise<Attached[]> =>
  db
    .select({
      id: complaintMedia.id,
      response_id: complaintMedia.response_id,
      file: { id: files.id, kind: files.kind, type: files.type, name: files.name },
    })
    .from(complaintMedia)
    .innerJoin(files, eq(files.id, complaintMedia.file_id))
    .where(where)
    .orderBy(asc(complaintMedia.id));

/** A file as the API returns it. Spreadsheets do not occur: the upload rule of complaints refuses them. */
export const mediaItem = ({ id, file }: Attached, links: FileLinks): MediaItem => ({
  id,
  type: file.kind as MediaItem['type'],
  path: links.link(file),
  name: file.name,
});

/** One file of a complaint by its id. */
export async function mediaOf({ db, links }: Pick<Context, 'db' | 'links'>, id = 0): Promise<MediaItem> {
  const [item] = await findMedia(db, eq(complaintMedia.id, id));
  if (!item) throw notFound();
  return mediaItem(item, links);
}
