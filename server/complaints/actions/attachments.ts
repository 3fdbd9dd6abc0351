import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import type * as calls from '#contract/complaints/complaintCalls.ts';
import { MAX_COMPLAINT_IMAGES } from '#contract/kernel/limits.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Upload } from '#server/kernel/files/checkUpload.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { dropFiles } from '#server/kernel/http/storeUploads.ts';
import { lockForAction } from '../change.ts';
import type { Work } from '../events.ts';
import { attachedTo, findMedia, mediaOf } from '../media.ts';
import { complaintMedia } from '../schema/complaints.ts';
import { addToTimeline } from '../timeline.ts';

/** Attaches a file. Only the user who recorded a complaint from the app may add files to it. */
export async function addComplaintMedia(context: Context<typeof calls.addComplaintMedia>) {
  const { body, uploads } = context;
  const work = await lockForAction('attach', context, body.complaint_id);
  return mediaOf(context, await attach(work, work.complaint.id, requireFile(uploads.file)));
}

/**
 * Attaches a file to a locked complaint and returns its id. The lock also counts concurrent uploads: a fifth image is
 * refused (CRE-13).
 */
export async function attach(
  work: Work & Pick<Context, 'keep'>,
  complaintId: number,
  file: Upload,
): Promise<number> {
  const { db, now } = work;
  await checkImages(db, complaintId, file);
  const file_id = await work.keep(file);
  const added = await insertRow(db, complaintMedia, { complaint_id: complaintId, file_id, created_at: now });
  await addToTimeline(work, complaintId, 'mediaAdded', { file: [null, file.name] });
  return added.id;
}

/** Replaces the file of an attachment and removes the old file (UPD-03). */
export async function replaceComplaintMedia(context: Context<typeof calls.replaceComplaintMedia>) {
  const { db, params, uploads } = context;
  const { old, work } = await lockAttachment(context, params.id);
  const file = requireFile(uploads.file);
  await checkImages(db, old.complaint_id, file, old.id);
  const file_id = await context.keep(file);
  await db.update(complaintMedia).set({ file_id }).where(eq(complaintMedia.id, old.id));
  await addToTimeline(work, old.complaint_id, 'mediaReplaced', { file: [old.file.name, file.name] });
  await dropFiles(context, [old.file_id]);
  return mediaOf(context, old.id);
}

/** Removes an attachment and its file (UPD-03). */
export async function deleteComplaintMedia(context: Context<typeof calls.deleteComplaintMedia>) {
  const { old, work } = await lockAttachment(context, context.params.id);
  await context.db.delete(complaintMedia).where(eq(complaintMedia.id, old.id));
  await addToTimeline(work, old.complaint_id, 'mediaRemoved', { file: [old.file.name, null] });
  await dropFiles(context, [old.file_id]);
  return { message: 'The file has been removed.' };
}

/**
 * An attachment of a complaint that may be edited; the complaint is locked. @throws 404 for files of answers, which
 * cannot be changed, 422 for a complaint from the app (DET-11)
 */
async function lockAttachment(context: Work, id: number) {
  const attachment = and(eq(complaintMedia.id, id), isNull(complaintMedia.response_id));
  const find = () =>
    context.db
      .select({ ...getTableColumns(complaintMedia), file: { name: files.name } })
      .from(complaintMedia)
      .innerJoin(files, eq(files.id, complaintMedia.file_id))
      .where(attachment);
  const [row] = await find();
  if (!row) throw notFound();
  const work = await lockForAction('edit', context, row.complaint_id);
  // A concurrent request may have removed or replaced it before this one got the lock.
  const [current] = await find();
  if (!current) throw notFound();
  return { old: current, work };
}

/**
 * @throws 422 when a locked complaint would have more than four images; the one at `replaced` does not count (CRE-13)
 */
async function checkImages(db: Db | Tx, complaintId: number, file: Upload, replaced?: number) {
  if (file.kind !== 'image') return;
  const media = await findMedia(db, attachedTo(complaintId));
  const images = media.filter((item) => item.file.kind === 'image' && item.id !== replaced);
  if (images.length >= MAX_COMPLAINT_IMAGES) throw invalidField('file', 'tooManyImages');
}

/** The upload rule requires a file only on create. */
function requireFile(file: Upload | null): Upload {
  if (!file) throw invalidField('file', 'notFile');
  return file;
}
