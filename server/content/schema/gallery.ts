import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, serial } from '#server/kernel/db/schema/columns.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';

/** The images of a gallery in the order in which they were added; at most one is its thumbnail (GAL-03). */
export const galleryMedia = pgTable(
  'gallery_media',
  {
    id: serial(),
    gallery_id: integer('gallery_id')
      .notNull()
      .references(() => resourceTable('gallery').id, { onDelete: 'cascade' }),
    file_id: integer('file_id')
      .notNull()
      .references(() => files.id),
    title: text('title'),
    is_thumbnail: boolean('is_thumbnail').notNull().default(false),
    created_at: createdAt(),
  },
  (table) => [
    index('gallery_media_by_gallery').on(table.gallery_id, table.id),
    uniqueIndex('gallery_media_thumbnail').on(table.gallery_id).where(sql`is_thumbnail`),
  ],
);
