import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import type { NoticeKind } from '#contract/capabilities/noticeKinds.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { createdAt, deletedWith, instant, serial } from '#server/kernel/db/schema/columns.ts';

/**
 * Notices to users of the office. Number, category and place are read from the complaint when a notice is shown: a
 * notice contains no personal data, and is deleted with the complaint.
 */
export const notices = pgTable(
  'notices',
  (t) => ({
    id: serial(),
    user_id: deletedWith(() => users.id),
    kind: t.text().$type<NoticeKind>().notNull(),
    complaint_id: deletedWith(() => complaints.id),
    read_at: instant(),
    created_at: createdAt(),
  }),
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
