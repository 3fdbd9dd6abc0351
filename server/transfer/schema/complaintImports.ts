import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ImportMap } from '#contract/desk/complaintImport.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { createdAt, serial } from '#server/kernel/db/schema/columns.ts';
import { files } from '#server/kernel/db/schema/files.ts';

/** Running and finished imports of complaints; the file itself is deleted when its import ends. */
export const complaintImports = pgTable(
  'complaint_imports',
  {
    id: serial(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the client called the file. */
    name: text('name').notNull(),
    map: jsonb('map').$type<ImportMap>().notNull(),
    file_id: integer('file_id').references(() => files.id),
    total: integer('total').notNull(),
    created: integer('created').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    /** Invalid rows are left out and returned as a file. */
    good_only: boolean('good_only').notNull().default(false),
    rejected: integer('rejected').notNull().default(0),
    rejects_id: integer('rejects_id').references(() => files.id),
    failure: jsonb('failure').$type<CodedRefusal>(),
    created_at: createdAt(),
    finished_at: timestamp('finished_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('complaint_imports_by_user').on(table.user_id, table.id)],
);
