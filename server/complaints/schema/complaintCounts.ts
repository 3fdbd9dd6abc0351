import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { StatusGroup } from '#contract/complaints/complaintStatus.ts';

/**
 * Roll-up kept by trigger: totals, dashboard and reports read it instead of the complaints. It stops at the
 * assembly: with a row for each area it would be ninety times as long, and the sums of the state as slow.
 */
export const complaintCounts = pgTable(
  'complaint_counts',
  {
    parliament_id: integer('parliament_id').notNull(),
    assembly_id: integer('assembly_id').notNull(),
    category_id: integer('category_id').notNull(),
    /** 0 stands for nobody: a key column cannot be null. */
    staff_id: integer('staff_id').notNull(),
    status_group: text('status_group').$type<StatusGroup>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.parliament_id,
        table.assembly_id,
        table.category_id,
        table.staff_id,
        table.status_group,
      ],
    }),
  ],
);

/** The same below the assembly, by area and by the leader to whom they were forwarded last. */
export const complaintAreaCounts = pgTable(
  'complaint_area_counts',
  {
    parliament_id: integer('parliament_id').notNull(),
    assembly_id: integer('assembly_id').notNull(),
    mandal_id: integer('mandal_id').notNull(),
    area_id: integer('area_id').notNull(),
    /** 0 stands for nobody, as above. */
    leader_id: integer('leader_id').notNull(),
    status_group: text('status_group').$type<StatusGroup>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'complaint_area_counts_key',
      columns: [
        table.parliament_id,
        table.assembly_id,
        table.mandal_id,
        table.area_id,
        table.leader_id,
        table.status_group,
      ],
    }),
  ],
);

/** In whose charge, and by which of its days; what a count of them is kept by. */
const byDay = {
  assembly_id: integer('assembly_id').notNull(),
  /** 0 stands for nobody, as above. */
  staff_id: integer('staff_id').notNull(),
  kind: text('kind').$type<DueKind>().notNull(),
  day: date('day', { mode: 'string' }).notNull(),
};
export type DueKind = 'due' | 'risk' | 'paused' | 'paused_due' | 'received';

/**
 * Grievances that are not closed by days that stand, from which overdue, at risk, due and new are sums (GRD-10, SLA-21): by the
 * day they came; those with a clock by due day and risk day, or while that waits by the day on which it goes on and by the due day that it
 * has then. `due_changes` has what has changed since: a count is the sum of both.
 */
export const dueCounts = pgTable('due_counts', { ...byDay, count: integer('count').notNull() }, (table) => [
  primaryKey({ columns: [table.assembly_id, table.staff_id, table.kind, table.day] }),
  // For the sums of the state, which read a quarter of the rows, or those of one day.
  index('due_counts_by_day').on(table.kind, table.day),
]);

/**
 * What each change adds and takes away, written by trigger and never waited for; the tick puts it into `due_counts`. Were rows
 * of these written at once, two changes of several days each would wait for one another in a circle.
 */
export const dueChanges = pgTable('due_changes', { ...byDay, change: integer('change').notNull() });
