import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { createdAt, deletedWith } from '#server/kernel/db/schema/columns.ts';

/**
 * The users to whom a complaint is escalated, while it is not resolved (SLA-13). They are notified without being its
 * assignee.
 */
export const escalationRecipients = pgTable(
  'complaint_watchers',
  (t) => ({
    complaint_id: deletedWith(() => complaints.id),
    user_id: deletedWith(() => users.id),
    /** The level that notified them, the highest so far. */
    level: t.smallint().notNull(),
    created_at: createdAt(),
  }),
  (table) => [
    primaryKey({ columns: [table.complaint_id, table.user_id] }),
    index('complaint_watchers_by_user').on(table.user_id, table.complaint_id),
  ],
);
