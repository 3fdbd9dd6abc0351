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
import type { PauseReason } from '#contract/deadlines/pause.ts';
import type { REMINDERS } from '#contract/desk/notices.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { serial } from '#server/kernel/db/schema/columns.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const day = (name: string) => date(name, { mode: 'string' });

/**
 * When a complaint is to be answered and resolved (SLA-05, SLA-06), and whether it was. A separate table: an update of
 * the complaints table updates all of its indexes. A trigger copies place and assignee of the complaint for the jobs
 * that read what is due; lists read `complaintFacts`.
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
    /** 1, and one more each time it was reopened. */
    nth: smallint('nth').notNull().default(1),
    started_at: instant('started_at').notNull(),
    response_due_at: instant('response_due_at'),
    responded_at: instant('responded_at'),
    risk_on: day('risk_on'),
    due_on: day('due_on'),
    stopped_on: day('stopped_on'),
    /** The last pause ends when this day begins (SLA-07); null once the end is recorded. */
    paused_until: day('paused_until'),
    /** When something is to be said of it next; kept by trigger, put off where its office is closed then (GRD-07). */
    next_at: instant('next_at'),
    /** How many of the reminders were given (SLA-11). */
    reminders: smallint('reminders').notNull().default(0),
    /** The escalation level, 0 for the assignee (SLA-12). */
    level: smallint('level').notNull().default(0),
    /** The day of the next automatic escalation; null for none, or not known yet. */
    escalate_on: day('escalate_on'),
    /** Reminds and escalates nobody: it was overdue before there were clocks, or imported (SLA-10). */
    quiet: boolean('quiet').notNull().default(false),
  },
  (table) => [
    index('complaint_clocks_next').on(table.next_at, table.complaint_id).where(sql`next_at is not null`),
  ],
);

/** Clocks of a complaint from before it was reopened, with their result (SLA-09). */
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

/** When deadlines waited (SLA-07). The pauses of a clock are one after the other; the last of them may still last. */
export const complaintPauses = pgTable(
  'complaint_pauses',
  {
    id: serial(),
    complaint_id: integer('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    /** Of the clock that waited. */
    nth: smallint('nth').notNull(),
    reason: text('reason').$type<PauseReason>().notNull(),
    /** Erased with its complaint. */
    note: text('note'),
    paused_at: instant('paused_at').notNull(),
    /** It ends with the beginning of this day unless somebody ends it before. */
    until: day('until').notNull(),
    ended_at: instant('ended_at'),
    creator_id: integer('creator_id').references(() => users.id),
    /** null when it ended on its day or with its grievance. */
    ended_by: integer('ended_by').references(() => users.id),
  },
  (table) => [
    index('complaint_pauses_by_complaint').on(table.complaint_id, table.nth, table.paused_at),
    // A grievance has one running pause, even when two requests pause it at once.
    uniqueIndex('complaint_pauses_lasting').on(table.complaint_id).where(sql`ended_at is null`),
  ],
);

/** What the scheduler reported about clocks, each once, even after a crash or a second run (GRD-07). */
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
 * Up to which complaint those that are not closed have their clocks (SLA-10): one row with its id while there are any left; none
 * otherwise. The migration puts it there.
 */
export const complaintsWithoutClocks = pgTable('complaints_without_clocks', {
  only: boolean('only').primaryKey().default(true),
  last_id: integer('last_id').notNull().default(0),
});
