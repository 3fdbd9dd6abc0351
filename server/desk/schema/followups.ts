import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { createdAt, day, deletedWith, instant, serial } from '#server/kernel/db/schema/columns.ts';

/** Until which day somebody has put a complaint off for themselves (DESK-04); one that has ended keeps how. */
export const complaintFollowups = pgTable(
  'complaint_followups',
  (t) => ({
    id: serial(),
    complaint_id: deletedWith(() => complaints.id),
    user_id: deletedWith(() => users.id),
    day: day().notNull(),
    /** When the office of the complaint opens on that day, or next after it. */
    opens_at: instant().notNull(),
    note: t.text(),
    /** Whether the notice for its day was sent (GRD-08); a day that moves gets a new notice. */
    told: t.boolean().notNull().default(false),
    state: t.text().$type<'open' | 'done' | 'cleared'>().notNull().default('open'),
    created_at: createdAt(),
    ended_at: instant(),
  }),
  (table) => [
    uniqueIndex('complaint_followups_open').on(table.user_id, table.complaint_id).where(sql`state = 'open'`),
    index('complaint_followups_by_day')
      .on(table.user_id, table.opens_at, table.complaint_id)
      .where(sql`state = 'open'`),
    index('complaint_followups_untold').on(table.opens_at, table.id).where(sql`state = 'open' and not told`),
    index('complaint_followups_by_complaint').on(table.complaint_id),
  ],
);
