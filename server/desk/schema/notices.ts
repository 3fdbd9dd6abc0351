import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { NoticeKind } from '#contract/capabilities/noticeKinds.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { createdAt, serial } from '#server/kernel/db/schema/columns.ts';

/**
 * Notices to users of the office. Number, category and place are read from the complaint when a notice is shown: a
 * notice contains no personal data, and is deleted with the complaint.
 */
export const notices = pgTable(
  'notices',
  {
    id: serial(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NoticeKind>().notNull(),
    complaint_id: integer('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    read_at: timestamp('read_at', { withTimezone: true, precision: 3 }),
    created_at: createdAt(),
  },
  (table) => [
    index('notices_by_user').on(table.user_id, table.id),
    index('notices_unread').on(table.user_id, table.id).where(sql`read_at is null`),
    index('notices_by_complaint').on(table.complaint_id),
    index('notices_age').on(table.created_at),
    index('notices_given')
      .on(table.user_id, table.created_at, table.complaint_id)
      .where(sql`kind = 'assigned'`),
  ],
);
