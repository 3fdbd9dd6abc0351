import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ExportFormat } from '#contract/kernel/exports.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { createdAt, serial } from '#server/kernel/db/schema/columns.ts';
import { files } from '#server/kernel/db/schema/files.ts';

/**
 * Running and finished exports: spreadsheets of a list (LIST-10), a zip of all data about one person, or a document
 * that an office prints (REF-07). Deleted with their file when the link has expired.
 */
export const exports = pgTable(
  'exports',
  {
    id: serial(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    query: jsonb('query').$type<Record<string, unknown>>().notNull(),
    format: text('format').$type<ExportFormat | 'zip' | 'pdf'>().notNull(),
    rows: integer('rows').notNull().default(0),
    total: integer('total').notNull(),
    file_id: integer('file_id').references(() => files.id),
    failure: jsonb('failure').$type<CodedRefusal>(),
    created_at: createdAt(),
    finished_at: timestamp('finished_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('exports_by_user').on(table.user_id)],
);
