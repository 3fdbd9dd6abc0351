import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { mirrored } from './mirrored.ts';

/**
 * Complaints without a clock: suggestions, and what was closed before there were clocks (SLA-02, SLA-10). Kept by triggers, so that
 * lists find them (SLA-15).
 */
export const unclockedComplaints = pgTable('unclocked_complaints', mirrored(), (table) => {
  const { received_at, complaint_id, parliament_id, assembly_id, staff_id, creator_id } = table;
  const shown = sql`not hidden`;
  const smaller = [table.category_id, table.mandal_id, table.area_id];
  return [
    index('unclocked_complaints_newest')
      .on(received_at, complaint_id, parliament_id, assembly_id, staff_id, creator_id)
      .where(shown),
    index('unclocked_complaints_by_category')
      .on(table.category_id, received_at, complaint_id, parliament_id, assembly_id)
      .where(shown),
    index('unclocked_complaints_by_assembly')
      .on(assembly_id, received_at, complaint_id, parliament_id, staff_id, creator_id, ...smaller)
      .where(shown),
  ];
});
