import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { Coded } from '#contract/kernel/coded.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { createdAt, deletedWith, instant, refersTo, serial } from '#server/kernel/db/schema/columns.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';
import { leaders } from '#server/leaders/schema/leaders.ts';

/** The leaders to whom a complaint was forwarded (DET-07). */
export const complaintLeaders = pgTable(
  'complaint_leaders',
  (_t) => ({
    complaint_id: deletedWith(() => complaints.id),
    leader_id: refersTo(() => leaders.id),
    created_at: createdAt(),
  }),
  (table) => [
    primaryKey({ columns: [table.complaint_id, table.leader_id] }),
    index('complaint_leaders_by_leader').on(table.leader_id),
  ],
);

/**
 * Mails to officers, each one message about one complaint (DET-08). `sent_at` is set when the mail server has accepted
 * it; `message_id` is the same in every attempt.
 */
export const officerMails = pgTable(
  'officer_mails',
  (t) => ({
    id: serial(),
    complaint_id: t.integer().references(() => complaints.id, { onDelete: 'set null' }),
    contact_id: t.integer().references(() => resourceTable('contact').id, { onDelete: 'set null' }),
    creator_id: t.integer().references(() => users.id),
    address: t.text().notNull(),
    message_id: t.text().notNull().unique(),
    attempts: t.integer().notNull().default(0),
    failure: t.jsonb().$type<Coded>(),
    sent_at: instant(),
    created_at: createdAt(),
  }),
  (table) => [index('officer_mails_by_complaint').on(table.complaint_id)],
);
