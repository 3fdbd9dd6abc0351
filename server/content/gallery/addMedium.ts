import { eq } from 'drizzle-orm';
import type { addGalleryMedium as call } from '#contract/content/galleryCalls.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { ownRow } from '#server/kernel/records/write.ts';
import { galleryMedia } from '../schema/gallery.ts';
import { galleries, galleryImages } from './resource.ts';

/** Adds an image to a gallery that the caller may change (GAL-02, GAL-03). */
export async function addGalleryMedium(context: Context<typeof call>) {
  const { body, db, keep, now, query, uploads } = context;
  const gallery_id = body.gallery_id ?? query.gallery_id;
  if (!gallery_id) throw invalidField('gallery_id', 'required');
  if (!uploads.file) throw invalidField('file', 'galleryImages');
  await ownRow(galleries, context, gallery_id);
  const file_id = await keep(uploads.file);
  const [added] = await db
    .insert(galleryMedia)
    .values({ gallery_id, file_id, title: body.title, created_at: now })
    .returning({ id: galleryMedia.id });
  const [image] = await galleryImages(context, eq(galleryMedia.id, added?.id ?? 0));
  if (!image) throw notFound();
  return image;
}
