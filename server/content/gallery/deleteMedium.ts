import { eq } from 'drizzle-orm';
import type { deleteGalleryMedium as call } from '#contract/content/galleryCalls.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { dropFiles } from '#server/kernel/http/storeUploads.ts';
import { ownRow } from '#server/kernel/records/write.ts';
import { galleryMedia } from '../schema/gallery.ts';
import { galleries } from './resource.ts';

/** Removes an image and its file from a gallery that the caller may change (GAL-03). */
export async function deleteGalleryMedium(context: Context<typeof call>) {
  const { db, params } = context;
  const [image] = await db.select().from(galleryMedia).where(eq(galleryMedia.id, params.id));
  if (!image) throw notFound();
  await ownRow(galleries, context, image.gallery_id);
  await db.delete(galleryMedia).where(eq(galleryMedia.id, image.id));
  await dropFiles(context, [image.file_id]);
  return { message: 'The image has been deleted.' };
}
