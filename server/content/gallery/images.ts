import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { GalleryMedium } from '#contract/content/galleryCalls.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { visible } from '#server/kernel/db/scope.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { galleryMedia } from '../schema/gallery.ts';
import { galleries } from './resource.ts';

type ImageContext = Pick<Context, 'db' | 'links'>;

/** Images as they travel, in the order they were added. */
export async function galleryImages({ db, links }: ImageContext, where: SQL): Promise<GalleryMedium[]> {
  const rows = await db
    .select({ media: galleryMedia, file: files })
    .from(galleryMedia)
    .innerJoin(files, eq(files.id, galleryMedia.file_id))
    .where(where)
    .orderBy(asc(galleryMedia.id));
  return rows.map(({ media: { id, gallery_id, title }, file }) => ({
    id,
    gallery_id,
    title,
    name: file.name,
    path: links.link(file),
  }));
}

/** All images of a gallery that the caller sees; 404 for any other (SCOPE-08). */
export async function imagesOf(context: Context, galleryId: number) {
  const { actor, db } = context;
  const { table } = galleries;
  const seen = await db.$count(table, and(eq(table.id, galleryId), visible(actor, table)));
  if (seen === 0) throw notFound();
  const data = await galleryImages(context, eq(galleryMedia.gallery_id, galleryId));
  return { data, total: data.length };
}
