import { and, eq } from 'drizzle-orm';
import type * as calls from '#contract/content/galleryCalls.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { visible } from '#server/kernel/db/scope.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { dropFiles } from '#server/kernel/http/storeUploads.ts';
import { ownRow } from '#server/kernel/records/write.ts';
import { galleryMedia } from '../schema/gallery.ts';
import { galleries, galleryImages } from './resource.ts';

/** All images of a gallery that the caller sees; 404 for any other (SCOPE-08). */
export async function listGalleryMedia(context: Context<typeof calls.listGalleryMedia>) {
  const { actor, db, params } = context;
  const { table } = galleries;
  const seen = await db.$count(table, and(eq(table.id, params.id), visible(actor, table)));
  if (seen === 0) throw notFound();
  const data = await galleryImages(context, eq(galleryMedia.gallery_id, params.id));
  return { data, total: data.length };
}

/** Adds an image to a gallery that the caller may change (GAL-02, GAL-03). */
export async function addGalleryMedium(context: Context<typeof calls.addGalleryMedium>) {
  const { body, db, keep, now, query, uploads } = context;
  const gallery_id = body.gallery_id ?? query.gallery_id;
  if (!gallery_id) throw invalidField('gallery_id', 'required');
  if (!uploads.file) throw invalidField('file', 'galleryImages');
  await ownRow(galleries, context, gallery_id);
  const file_id = await keep(uploads.file);
  const added = await insertRow(db, galleryMedia, {
    gallery_id,
    file_id,
    title: body.title,
    created_at: now,
  });
  const [image] = await galleryImages(context, eq(galleryMedia.id, added.id));
  if (!image) throw notFound();
  return image;
}

/** Removes an image and its file from a gallery that the caller may change (GAL-03). */
export async function deleteGalleryMedium(context: Context<typeof calls.deleteGalleryMedium>) {
  const { db, params } = context;
  const [image] = await db.select().from(galleryMedia).where(eq(galleryMedia.id, params.id));
  if (!image) throw notFound();
  await ownRow(galleries, context, image.gallery_id);
  await db.delete(galleryMedia).where(eq(galleryMedia.id, image.id));
  await dropFiles(context, [image.file_id]);
  return { message: 'The image has been deleted.' };
}

/** Makes one image the only thumbnail of its gallery (GAL-03). */
export async function chooseThumbnail(context: Context<typeof calls.chooseThumbnail>) {
  const { body, db } = context;
  const { id } = await ownRow(galleries, context, body.gallery_id);
  const ofGallery = eq(galleryMedia.gallery_id, id);
  await db.update(galleryMedia).set({ is_thumbnail: false }).where(ofGallery);
  const chosen = await db
    .update(galleryMedia)
    .set({ is_thumbnail: true })
    .where(and(ofGallery, eq(galleryMedia.id, body.thumbnail_id)))
    .returning({ id: galleryMedia.id });
  if (chosen.length === 0) throw invalidField('thumbnail_id', 'unknownChoice');
  return { message: 'The thumbnail has been set.' };
}
