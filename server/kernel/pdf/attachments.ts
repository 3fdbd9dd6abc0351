import { asc, eq } from 'drizzle-orm';
import { complaintMedia } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '../db/open.ts';
import { files } from '../db/schema/files.ts';
import type { Picture, PictureBook } from './pictures.ts';

/** Further pictures are only listed by name, so that a document stays small enough for mail. */
const MAX_PICTURES = 24;

/** Pictures to print, and the names of files that cannot be printed. */
export interface Attachments {
  images: Picture[];
  recordings: string[];
  documents: string[];
  none: boolean;
}

type Media = Awaited<ReturnType<typeof mediaOf>>;

/** The files of a complaint and of its answers, oldest first. */
export const mediaOf = (db: Db | Tx, complaintId: number) =>
  db
    .select({ response_id: complaintMedia.response_id, kind: files.kind, key: files.key, name: files.name })
    .from(complaintMedia)
    .innerJoin(files, eq(files.id, complaintMedia.file_id))
    .where(eq(complaintMedia.complaint_id, complaintId))
    .orderBy(asc(complaintMedia.id));

/** Adds the pictures among the media to the book and lists the others by name. */
export async function attach(media: Media, book: PictureBook): Promise<Attachments> {
  const attached: Attachments = { images: [], recordings: [], documents: [], none: media.length === 0 };
  for (const { kind, key, name } of media) {
    if (kind === 'audio') attached.recordings.push(name);
    else if (kind !== 'image') attached.documents.push(name);
    else if (book.files.length < MAX_PICTURES) attached.images.push(await book.add(key, name));
    else attached.images.push({ file: null, name, width: 0 });
  }
  return attached;
}
