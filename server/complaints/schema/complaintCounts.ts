import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { StatusGroup } from '#contract/complaints/complaintStatus.ts';

/**
 * Counts by assembly, updated by a trigger. Totals, dashboard and reports read them instead of the complaints. With a
 * row per area the table would be ninety times as long and sums of the state as slow.
 */
export const complaintCounts = pgTable(
  'complaint_counts',
  (t) => ({
    parliament_id: t.integer().notNull(),
    assembly_id: t.integer().notNull(),
    category_id: t.integer().notNull(),
    /** 0 means nobody, since a key column cannot be null. */
    staff_id: t.integer().notNull(),
    status_group: t.text().$type<StatusGroup>().notNull(),
    count: t.integer().notNull(),
  }),
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
  (t) => ({
    parliament_id: t.integer().notNull(),
    assembly_id: t.integer().notNull(),
    mandal_id: t.integer().notNull(),
    area_id: t.integer().notNull(),
    /** 0 means nobody. */
    leader_id: t.integer().notNull(),
    status_group: t.text().$type<StatusGroup>().notNull(),
    count: t.integer().notNull(),
  }),
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
