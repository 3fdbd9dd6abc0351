import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, serial } from './columns.ts';

/** Stored files. `key` is the store's name, `name` the client's, used for downloads only. */
export const files = pgTable('files', {
  id: serial(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  kind: text('kind').$type<'image' | 'audio' | 'pdf' | 'table'>().notNull(),
  size: integer('size').notNull(),
  created_at: createdAt(),
});
