import { and, eq } from 'drizzle-orm';
import type { chooseThumbnail as call } from '#contract/content/galleryCalls.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { ownRow } from '#server/kernel/records/write.ts';
import { galleryMedia } from '../schema/gallery.ts';
import { galleries } from './resource.ts';

/** Makes one image the only thumbnail of its gallery (GAL-03). */
export async function chooseThumbnail(context: Context<typeof call>) {
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
