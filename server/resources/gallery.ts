import { desc, eq, inArray } from 'drizzle-orm';
import { files } from '../db/schema/files.ts';
import { galleryMedia } from '../db/schema/gallery.ts';
import type { Context } from '../http/serve.ts';
import type { Row } from './row.ts';

/** The image that stands for each gallery: the one chosen, else the first that was added (GAL-01, GAL-03). */
export async function thumbnails({ db, links }: Pick<Context, 'db' | 'links'>, rows: Row[]) {
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
