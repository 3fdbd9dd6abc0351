import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, deletedWith, refersTo, serial } from '#server/kernel/db/schema/columns.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';

/** The images of a gallery in the order in which they were added; at most one is its thumbnail (GAL-03). */
export const galleryMedia = pgTable(
  'gallery_media',
  (t) => ({
    id: serial(),
    gallery_id: deletedWith(() => resourceTable('gallery').id),
    file_id: refersTo(() => files.id),
    title: t.text(),
    is_thumbnail: t.boolean().notNull().default(false),
    created_at: createdAt(),
  }),
  (table) => [
    index('gallery_media_by_gallery').on(table.gallery_id, table.id),
    uniqueIndex('gallery_media_thumbnail').on(table.gallery_id).where(sql`is_thumbnail`),
  ],
);
