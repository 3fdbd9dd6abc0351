import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { StatusGroup } from '../../../contract/complaintStatus.ts';

/**
 * Roll-up kept by trigger: totals, dashboard and reports read it instead of the complaints. It stops at the
 * assembly: an index counts the few complaints of a mandal or area faster than one sums a table with a row for each.
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
