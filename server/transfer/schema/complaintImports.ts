import { index, pgTable } from 'drizzle-orm/pg-core';
import type { ImportMap } from '#contract/desk/complaintImport.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { createdAt, deletedWith, instant, serial } from '#server/kernel/db/schema/columns.ts';
import { files } from '#server/kernel/db/schema/files.ts';

/** Running and finished imports of complaints; the file itself is deleted when its import ends. */
export const complaintImports = pgTable(
  'complaint_imports',
  (t) => ({
    id: serial(),
    user_id: deletedWith(() => users.id),
    /** What the client called the file. */
    name: t.text().notNull(),
    map: t.jsonb().$type<ImportMap>().notNull(),
    file_id: t.integer().references(() => files.id),
    total: t.integer().notNull(),
    created: t.integer().notNull().default(0),
    skipped: t.integer().notNull().default(0),
    /** Invalid rows are left out and returned as a file. */
    good_only: t.boolean().notNull().default(false),
    rejected: t.integer().notNull().default(0),
    rejects_id: t.integer().references(() => files.id),
    failure: t.jsonb().$type<CodedRefusal>(),
    created_at: createdAt(),
    finished_at: instant(),
  }),
  (table) => [index('complaint_imports_by_user').on(table.user_id, table.id)],
);
