import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { REMINDERS } from '#contract/deadlines/noticeKinds.ts';
import type { PauseReason } from '#contract/deadlines/pause.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { serial } from '#server/kernel/db/schema/columns.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const day = (name: string) => date(name, { mode: 'string' });

/**
 * The deadlines of complaints: when each must be answered and resolved, and when it was (SLA-05, SLA-06). A separate
 * table, because an update of the complaints table updates all its indexes. A trigger copies place and assignee of
 * the complaint for the jobs; lists read `complaintFacts`.
 */
export const complaintClocks = pgTable(
  'complaint_clocks',
  {
    complaint_id: integer('complaint_id')
      .primaryKey()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    parliament_id: integer('parliament_id').notNull(),
    assembly_id: integer('assembly_id').notNull(),
    staff_id: integer('staff_id'),
    creator_id: integer('creator_id'),
    hidden: boolean('hidden').notNull(),
    /** 1, and one more after each reopening. */
    nth: smallint('nth').notNull().default(1),
    started_at: instant('started_at').notNull(),
    response_due_at: instant('response_due_at'),
    responded_at: instant('responded_at'),
    risk_on: day('risk_on'),
    due_on: day('due_on'),
    stopped_on: day('stopped_on'),
    /** The last pause ends when this day begins (SLA-07); null after the end was recorded. */
    paused_until: day('paused_until'),
    /** When the scheduler must check it next; set by a trigger, and moved to the office's next opening (GRD-07). */
    next_at: instant('next_at'),
    /** How many reminders were sent (SLA-11). */
    reminders: smallint('reminders').notNull().default(0),
    /** The escalation level, 0 for the assignee (SLA-12). */
    level: smallint('level').notNull().default(0),
    /** The day of the next automatic escalation; null for none, or not known yet. */
    escalate_on: day('escalate_on'),
    /** Sends no reminders or escalations: it was overdue before deadlines existed, or imported (SLA-10). */
    quiet: boolean('quiet').notNull().default(false),
  },
  (table) => [
    index('complaint_clocks_next').on(table.next_at, table.complaint_id).where(sql`next_at is not null`),
  ],
);

/** Deadlines from before a complaint was reopened, with their results (SLA-09). */
export const pastClocks = pgTable(
  'past_clocks',
  {
    complaint_id: integer('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    nth: smallint('nth').notNull(),
    started_at: instant('started_at').notNull(),
    due_on: day('due_on'),
    stopped_on: day('stopped_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.complaint_id, table.nth] })],
);

/** The pauses of deadlines (SLA-07). Pauses of one deadline do not overlap; the last one may be running. */
export const complaintPauses = pgTable(
  'complaint_pauses',
  {
    id: serial(),
    complaint_id: integer('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    /** The number of the paused deadline. */
    nth: smallint('nth').notNull(),
    reason: text('reason').$type<PauseReason>().notNull(),
    /** Erased with its complaint. */
    note: text('note'),
    paused_at: instant('paused_at').notNull(),
    /** It ends when this day begins, unless a user ends it earlier. */
    until: day('until').notNull(),
    ended_at: instant('ended_at'),
    creator_id: integer('creator_id').references(() => users.id),
    /** null when it ended on its last day or with its complaint. */
    ended_by: integer('ended_by').references(() => users.id),
  },
  (table) => [
    index('complaint_pauses_by_complaint').on(table.complaint_id, table.nth, table.paused_at),
    // At most one running pause per complaint, even when two requests pause it at once.
    uniqueIndex('complaint_pauses_lasting').on(table.complaint_id).where(sql`ended_at is null`),
  ],
);

/** Events that the scheduler has reported, each once, even after a crash or a second run (GRD-07). */
export const clockEvents = pgTable(
  'clock_events',
  {
    complaint_id: integer('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    nth: smallint('nth').notNull(),
    kind: text('kind').$type<ClockEventKind>().notNull(),
    /** Distinguishes events of one kind: for ended pauses their ids, else 0. */
    level: integer('level').notNull(),
    happened_at: instant('happened_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.complaint_id, table.nth, table.kind, table.level] })],
);
export type ClockEventKind = 'resumed' | 'escalated' | (typeof REMINDERS)[number];

/**
 * The progress of creating missing deadlines (SLA-10): one row with the highest complaint id still to check, no row
 * when all are done. A migration inserts the row.
 */
export const complaintsWithoutClocks = pgTable('complaints_without_clocks', {
  only: boolean('only').primaryKey().default(true),
  last_id: integer('last_id').notNull().default(0),
});
