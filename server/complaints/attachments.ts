import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import { MAX_COMPLAINT_IMAGES } from '../../contract/limits.ts';
import type { Db, Tx } from '../db/open.ts';
import { complaintMedia } from '../db/schema/complaints.ts';
import { files } from '../db/schema/files.ts';
import { invalidField, notFound } from '../http/errors.ts';
import type { Upload } from '../http/parse.ts';
import { lockFor, type Work } from './change.ts';
import { attachedTo, findMedia } from './media.ts';

/**
 * An attachment of a complaint that may be edited; the complaint is locked. 404 for files of answers, which stay
 * as they were sent, 422 when the complaint came from the app (DET-11).
 */
export async function lockAttachment(work: Work, id: number) {
  const attachment = and(eq(complaintMedia.id, id), isNull(complaintMedia.response_id));
  const find = () =>
    work.db
      .select({ ...getTableColumns(complaintMedia), file: { name: files.name } })
      .from(complaintMedia)
      .innerJoin(files, eq(files.id, complaintMedia.file_id))
      .where(attachment);
  const [found] = await find();
  if (!found) throw notFound();
  await lockFor('edit', work, found.complaint_id);
  // Whoever held the lock before may have removed or replaced it.
  const [current] = await find();
  if (!current) throw notFound();
  return current;
}

/** 422 when a locked complaint would get more than four images; one that is `replaced` does not count (CRE-13). */
export async function checkImages(db: Db | Tx, complaintId: number, file: Upload, replaced?: number) {
  if (file.kind !== 'image') return;
  const media = await findMedia(db, attachedTo(complaintId));
  const images = media.filter((item) => item.file.kind === 'image' && item.id !== replaced);
  if (images.length >= MAX_COMPLAINT_IMAGES) throw invalidField('file', 'tooManyImages');
}

/** The upload rule asks for a file on create only. */
export function requireFile(file: Upload | null): Upload {
  if (!file) throw invalidField('file', 'notFile');
  return file;
}
