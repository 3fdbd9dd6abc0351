import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Coded } from '#contract/kernel/coded.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { createdAt, serial } from '#server/kernel/db/schema/columns.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';
import { leaders } from '#server/leaders/schema/leaders.ts';

/** The leaders to whom a complaint was forwarded (DET-07). */
export const complaintLeaders = pgTable(
  'complaint_leaders',
  {
    complaint_id: integer('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    leader_id: integer('leader_id')
      .notNull()
      .references(() => leaders.id),
    created_at: createdAt(),
  },
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
  {
    id: serial(),
    complaint_id: integer('complaint_id').references(() => complaints.id, { onDelete: 'set null' }),
    contact_id: integer('contact_id').references(() => resourceTable('contact').id, { onDelete: 'set null' }),
    creator_id: integer('creator_id').references(() => users.id),
    address: text('address').notNull(),
    message_id: text('message_id').notNull().unique(),
    attempts: integer('attempts').notNull().default(0),
    failure: jsonb('failure').$type<Coded>(),
    sent_at: timestamp('sent_at', { withTimezone: true, precision: 3 }),
    created_at: createdAt(),
  },
  (table) => [index('officer_mails_by_complaint').on(table.complaint_id)],
);
