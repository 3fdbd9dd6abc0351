import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { StatusGroup } from '#contract/complaints/complaintStatus.ts';

/**
 * Counts by assembly, updated by a trigger. Totals, dashboard and reports read them instead of the complaints. With a
 * row per area the table would be ninety times as long and sums of the state as slow.
 */
export const complaintCounts = pgTable(
  'complaint_counts',
  {
    parliament_id: integer('parliament_id').notNull(),
    assembly_id: integer('assembly_id').notNull(),
    category_id: integer('category_id').notNull(),
    /** 0 means nobody, since a key column cannot be null. */
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

/** Counts by area and by the leader to whom complaints were forwarded last. */
export const complaintAreaCounts = pgTable(
  'complaint_area_counts',
  {
    parliament_id: integer('parliament_id').notNull(),
    assembly_id: integer('assembly_id').notNull(),
    mandal_id: integer('mandal_id').notNull(),
    area_id: integer('area_id').notNull(),
    /** 0 means nobody. */
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
