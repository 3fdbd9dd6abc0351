import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import type { REMINDERS } from '#contract/deadlines/noticeKinds.ts';
import type { PauseReason } from '#contract/deadlines/pause.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { day, deletedWith, instant, serial } from '#server/kernel/db/schema/columns.ts';

/**
 * The deadlines of complaints: when each must be answered and resolved, and when it was (SLA-05, SLA-06). A separate
 * table, because an update of the complaints table updates all its indexes. A trigger copies place and assignee of
 * the complaint for the jobs; lists read `complaintFacts`.
 */
export const complaintClocks = pgTable(
  'complaint_clocks',
  (t) => ({
    complaint_id: deletedWith(() => complaints.id).primaryKey(),
    parliament_id: t.integer().notNull(),
    assembly_id: t.integer().notNull(),
    staff_id: t.integer(),
    creator_id: t.integer(),
    hidden: t.boolean().notNull(),
    /** 1, and one more after each reopening. */
    nth: t.smallint().notNull().default(1),
    started_at: instant().notNull(),
    response_due_at: instant(),
    responded_at: instant(),
    risk_on: day(),
    due_on: day(),
    stopped_on: day(),
    /** The last pause ends when this day begins (SLA-07); null after the end was recorded. */
    paused_until: day(),
    /** When the scheduler must check it next; set by a trigger, and moved to the office's next opening (GRD-07). */
    next_at: instant(),
    /** How many reminders were sent (SLA-11). */
    reminders: t.smallint().notNull().default(0),
    /** The escalation level, 0 for the assignee (SLA-12). */
    level: t.smallint().notNull().default(0),
    /** The day of the next automatic escalation; null for none, or not known yet. */
    escalate_on: day(),
    /** Sends no reminders or escalations: it was overdue before deadlines existed, or imported (SLA-10). */
    quiet: t.boolean().notNull().default(false),
  }),
  (table) => [
    index('complaint_clocks_next').on(table.next_at, table.complaint_id).where(sql`next_at is not null`),
  ],
);

/** Deadlines from before a complaint was reopened, with their results (SLA-09). */
export const pastClocks = pgTable(
  'past_clocks',
  (t) => ({
    complaint_id: deletedWith(() => complaints.id),
    nth: t.smallint().notNull(),
    started_at: instant().notNull(),
    due_on: day(),
    stopped_on: day().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.complaint_id, table.nth] })],
);

/** The pauses of deadlines (SLA-07). Pauses of one deadline do not overlap; the last one may be running. */
export const complaintPauses = pgTable(
  'complaint_pauses',
  (t) => ({
    id: serial(),
    complaint_id: deletedWith(() => complaints.id),
    /** The number of the paused deadline. */
    nth: t.smallint().notNull(),
    reason: t.text().$type<PauseReason>().notNull(),
    /** Erased with its complaint. */
    note: t.text(),
    paused_at: instant().notNull(),
    /** It ends when this day begins, unless a user ends it earlier. */
    until: day().notNull(),
    ended_at: instant(),
    creator_id: t.integer().references(() => users.id),
    /** null when it ended on its last day or with its complaint. */
    ended_by: t.integer().references(() => users.id),
  }),
  (table) => [
    index('complaint_pauses_by_complaint').on(table.complaint_id, table.nth, table.paused_at),
    // At most one running pause per complaint, even when two requests pause it at once.
    uniqueIndex('complaint_pauses_lasting').on(table.complaint_id).where(sql`ended_at is null`),
  ],
);

/** Events that the scheduler has reported, each once, even after a crash or a second run (GRD-07). */
export const clockEvents = pgTable(
  'clock_events',
  (t) => ({
    complaint_id: deletedWith(() => complaints.id),
    nth: t.smallint().notNull(),
    kind: t.text().$type<ClockEventKind>().notNull(),
    /** Distinguishes events of one kind: for ended pauses their ids, else 0. */
    level: t.integer().notNull(),
    happened_at: instant().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.complaint_id, table.nth, table.kind, table.level] })],
);
export type ClockEventKind = 'resumed' | 'escalated' | (typeof REMINDERS)[number];

/**
 * The progress of creating missing deadlines (SLA-10): one row with the highest complaint id still to check, no row
 * when all are done. A migration inserts the row.
 */
export const complaintsWithoutClocks = pgTable('complaints_without_clocks', (t) => ({
  only: t.boolean().primaryKey().default(true),
  last_id: t.integer().notNull().default(0),
}));
