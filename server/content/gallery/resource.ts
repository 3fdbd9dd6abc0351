import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { gallery } from '#contract/content/gallery.ts';
import type { GalleryMedium } from '#contract/content/galleryCalls.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import type { Resource, Row } from '#server/kernel/records/resource.ts';
import { galleryMedia } from '../schema/gallery.ts';

type ImageContext = Pick<Context, 'db' | 'links'>;

/** Images in the form of answers, in the order in which they were added. */
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

/**
 * The thumbnail of each gallery: the chosen image, otherwise the first (GAL-01, GAL-03). A single gallery has all of
 * its images; a list would be too large with them.
 */
async function thumbnails({ db, links }: ImageContext, rows: Row[]) {
  const ids = idsOf(rows);
  const galleryRows = await db
    .selectDistinctOn([galleryMedia.gallery_id], { media: galleryMedia, file: files })
    .from(galleryMedia)
    .innerJoin(files, eq(files.id, galleryMedia.file_id))
    .where(inArray(galleryMedia.gallery_id, ids))
    .orderBy(galleryMedia.gallery_id, desc(galleryMedia.is_thumbnail), galleryMedia.id);
  const byGallery = new Map(galleryRows.map((one) => [one.media.gallery_id, one]));
  const [only, ...others] = ids;
  const isOne = only !== undefined && others.length === 0;
  const images = isOne ? await galleryImages({ db, links }, eq(galleryMedia.gallery_id, only)) : undefined;
  return ({ id }: Row) => {
    const one = byGallery.get(id);
    return {
      thumbnail: one ? { path: links.link(one.file) } : null,
      thumbnail_id: one?.media.id ?? null,
      ...(images ? { gallery_media: images } : {}),
    };
  };
}

/** The image files of galleries, which are deleted with them. */
async function galleryFiles({ db }: Pick<Context, 'db'>, rows: Row[]): Promise<number[]> {
  const ids = idsOf(rows);
  const media = await db
    .select({ file_id: galleryMedia.file_id })
    .from(galleryMedia)
    .where(inArray(galleryMedia.gallery_id, ids));
  return media.map(({ file_id }) => file_id);
}

/** Galleries are plain records whose images are separate records (GAL-01 to GAL-04). */
export const galleries = {
  contract: gallery,
  table: resourceTable(gallery.name),
  rules: { details: thumbnails, filesOf: galleryFiles },
} satisfies Resource;
