import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AccessKind, LoggedFilters } from '#contract/desk/accessLog.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { createdAt, serial } from '#server/kernel/db/schema/columns.ts';

/**
 * Who has seen which citizen's record: append-only, a trigger refuses every other write but the end of the time for
 * which it is kept. It outlives the complaint, of which it knows the number, and the person; it holds no name, phone or text.
 */
export const accessLog = pgTable(
  'access_log',
  {
    id: serial(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<AccessKind>().notNull(),
    complaint_id: integer('complaint_id'),
    complaint_number: text('complaint_number'),
    person_id: integer('person_id'),
    /** How many records a list, a search or an export held. */
    rows: integer('rows'),
    /** What an export was filtered by; of words that were looked for, only that there were some. */
    filters: jsonb('filters').$type<LoggedFilters>(),
    created_at: createdAt(),
  },
  (table) => [
    index('access_log_newest').on(table.created_at, table.id),
    index('access_log_by_user').on(table.user_id, table.created_at, table.id),
    index('access_log_by_complaint').on(table.complaint_id, table.created_at, table.id),
  ],
);
