import { index, pgTable } from 'drizzle-orm/pg-core';
import type { AccessKind, LoggedFilters } from '#contract/desk/accessLog.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { createdAt, refersTo, serial } from '#server/kernel/db/schema/columns.ts';

/**
 * Who has seen which citizen's record: append-only, a trigger refuses every other write but the end of the time for
 * which it is kept. It outlives the complaint, of which it knows the number, and the person; it holds no name, phone or text.
 */
export const accessLog = pgTable(
  'access_log',
  (t) => ({
    id: serial(),
    user_id: refersTo(() => users.id),
    kind: t.text().$type<AccessKind>().notNull(),
    complaint_id: t.integer(),
    complaint_number: t.text(),
    person_id: t.integer(),
    /** How many records a list, a search or an export held. */
    rows: t.integer(),
    /** What an export was filtered by; of words that were looked for, only that there were some. */
    filters: t.jsonb().$type<LoggedFilters>(),
    created_at: createdAt(),
  }),
  (table) => [
    index('access_log_newest').on(table.created_at, table.id),
    index('access_log_by_user').on(table.user_id, table.created_at, table.id),
    index('access_log_by_complaint').on(table.complaint_id, table.created_at, table.id),
  ],
);
