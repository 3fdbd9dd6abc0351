import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { StatusGroup } from '#contract/complaints/complaintStatus.ts';
import { projectionColumns } from '#server/complaints/schema/projection.ts';

const columns = { ...projectionColumns(), status_group: text('status_group').$type<StatusGroup>().notNull() };

/**
 * Complaints without a clock: suggestions, and what was closed before there were clocks (SLA-02, SLA-10). Kept by triggers, so that
 * lists find them (SLA-15).
 */
export const complaintsWithoutDeadline = pgTable('unclocked_complaints', columns, (table) => {
  const { received_at, complaint_id, parliament_id, assembly_id, staff_id, creator_id, status_group } = table;
  const shown = sql`not hidden`;
  const smaller = [table.category_id, table.mandal_id, table.area_id];
  return [
    index('unclocked_complaints_newest')
      .on(received_at, complaint_id, parliament_id, assembly_id, staff_id, creator_id)
      .where(shown),
    index('unclocked_complaints_by_category')
      .on(table.category_id, received_at, complaint_id, parliament_id, assembly_id, status_group)
      .where(shown),
    index('unclocked_complaints_by_assembly')
      .on(
        assembly_id,
        received_at,
        complaint_id,
        parliament_id,
        staff_id,
        creator_id,
        ...smaller,
        status_group,
      )
      .where(shown),
    index('unclocked_complaints_by_group')
      .on(status_group, received_at, complaint_id, parliament_id, assembly_id, staff_id, creator_id)
      .where(shown),
  ];
});
