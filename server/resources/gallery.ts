import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { gallery } from '../../contract/gallery.ts';
import type { GalleryMedium } from '../../contract/galleryCalls.ts';
import { files } from '../db/schema/files.ts';
import { galleryMedia } from '../db/schema/gallery.ts';
import { resourceTable } from '../db/schema/resources.ts';
import { visible } from '../db/scope.ts';
import { notFound } from '../http/errors.ts';
import type { Context } from '../http/serve.ts';
import type { Row } from './row.ts';

type Asked = Pick<Context, 'db' | 'links'>;

/** The image that stands for each gallery: the one chosen, else the first that was added (GAL-01, GAL-03). */
export async function thumbnails({ db, links }: Asked, rows: Row[]) {
  const ids = rows.map(({ id }) => id);
  const found = await db
    .selectDistinctOn([galleryMedia.gallery_id], { media: galleryMedia, file: files })
    .from(galleryMedia)
    .innerJoin(files, eq(files.id, galleryMedia.file_id))
    .where(inArray(galleryMedia.gallery_id, ids))
    .orderBy(galleryMedia.gallery_id, desc(galleryMedia.is_thumbnail), galleryMedia.id);
  const byGallery = new Map(found.map((one) => [one.media.gallery_id, one]));
  return ({ id }: Row) => {
    const one = byGallery.get(id);
    return { thumbnail: one ? { path: links.link(one.file) } : null, thumbnail_id: one?.media.id ?? null };
  };
}

/** The files of a gallery's images, which go with it. */
export async function galleryFiles({ db }: Pick<Context, 'db'>, { id }: Row): Promise<number[]> {
  const media = await db
    .select({ file_id: galleryMedia.file_id })
    .from(galleryMedia)
    .where(eq(galleryMedia.gallery_id, id));
  return media.map(({ file_id }) => file_id);
}

/** Images as they travel, in the order they were added. */
export async function galleryImages({ db, links }: Asked, where: SQL): Promise<GalleryMedium[]> {
  const found = await db
    .select({ media: galleryMedia, file: files })
    .from(galleryMedia)
    .innerJoin(files, eq(files.id, galleryMedia.file_id))
    .where(where)
    .orderBy(asc(galleryMedia.id));
  return found.map(({ media: { id, gallery_id, title }, file }) => ({
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
  const table = resourceTable(gallery.name);
  const seen = await db.$count(table, and(eq(table.id, galleryId), visible(actor, table)));
  if (seen === 0) throw notFound();
  const data = await galleryImages(context, eq(galleryMedia.gallery_id, galleryId));
  return { data, total: data.length };
}
