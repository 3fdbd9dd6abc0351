import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
    /** 0 means nobody: a key column cannot be null. */
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
    /** 0 means nobody, as above. */
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
