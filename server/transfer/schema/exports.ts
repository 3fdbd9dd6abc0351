import { index, pgTable } from 'drizzle-orm/pg-core';
import type { ExportFormat } from '#contract/kernel/exports.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { createdAt, deletedWith, instant, serial } from '#server/kernel/db/schema/columns.ts';
import { files } from '#server/kernel/db/schema/files.ts';

/**
 * Running and finished exports: spreadsheets of a list (LIST-10), a zip of all data about one person, or a document
 * that an office prints (REF-07). Deleted with their file when the link has expired.
 */
export const exports = pgTable(
  'exports',
  (t) => ({
    id: serial(),
    user_id: deletedWith(() => users.id),
    query: t.jsonb().$type<Record<string, unknown>>().notNull(),
    format: t.text().$type<ExportFormat | 'zip' | 'pdf'>().notNull(),
    rows: t.integer().notNull().default(0),
    total: t.integer().notNull(),
    file_id: t.integer().references(() => files.id),
    failure: t.jsonb().$type<CodedRefusal>(),
    created_at: createdAt(),
    finished_at: instant(),
  }),
  (table) => [index('exports_by_user').on(table.user_id)],
);
