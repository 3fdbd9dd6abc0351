import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { createdAt, serial } from '#server/kernel/db/schema/columns.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Until which day somebody has put a complaint off for themselves (DESK-04); one that has ended keeps how. */
export const complaintFollowups = pgTable(
  'complaint_followups',
  {
    id: serial(),
    complaint_id: integer('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** When the office of the complaint opens on that day, or next after it. */
    opens_at: instant('opens_at').notNull(),
    note: text('note'),
    /** Whether the notice for its day was sent (GRD-08); a day that moves gets a new notice. */
    told: boolean('told').notNull().default(false),
    state: text('state').$type<'open' | 'done' | 'cleared'>().notNull().default('open'),
    created_at: createdAt(),
    ended_at: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('complaint_followups_open').on(table.user_id, table.complaint_id).where(sql`state = 'open'`),
    index('complaint_followups_by_day')
      .on(table.user_id, table.opens_at, table.complaint_id)
      .where(sql`state = 'open'`),
    index('complaint_followups_untold').on(table.opens_at, table.id).where(sql`state = 'open' and not told`),
    index('complaint_followups_by_complaint').on(table.complaint_id),
  ],
);
