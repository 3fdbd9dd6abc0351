import { pgTable } from 'drizzle-orm/pg-core';
import { createdAt, serial } from './columns.ts';

/** Stored files. `key` is the store's name, `name` the client's, used for downloads only. */
export const files = pgTable('files', (t) => ({
  id: serial(),
  key: t.text().notNull().unique(),
  name: t.text().notNull(),
  type: t.text().notNull(),
  kind: t.text().$type<'image' | 'audio' | 'pdf' | 'table'>().notNull(),
  size: t.integer().notNull(),
  created_at: createdAt(),
}));
