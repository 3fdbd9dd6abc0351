import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CountedBy, RollUp } from '#server/complaints/list/rollUps.ts';
import {
  complaintAreaCounts as byArea,
  complaintCounts as byComplaint,
} from '#server/complaints/schema/complaintCounts.ts';

/**
 * The dimensions by which complaints are counted: their roll-up, and its columns by the names of the list's filters.
 */
export const DIMENSIONS = {
  parliament: { rollUp: byComplaint, by: { parliament: byComplaint.parliament_id } },
  assembly: {
    rollUp: byComplaint,
    by: { parliament: byComplaint.parliament_id, assembly: byComplaint.assembly_id },
  },
  category: { rollUp: byComplaint, by: { category: byComplaint.category_id } },
  staff: { rollUp: byComplaint, by: { staff_id: byComplaint.staff_id } },
  area: {
    rollUp: byArea,
    by: {
      parliament: byArea.parliament_id,
      assembly: byArea.assembly_id,
      mandal: byArea.mandal_id,
      area: byArea.area_id,
    },
  },
  leader: { rollUp: byArea, by: { last_leader_id: byArea.leader_id } },
} as const satisfies Record<string, { rollUp: RollUp; by: Partial<Record<CountedBy, PgColumn>> }>;
export type Dimension = keyof typeof DIMENSIONS;

/** The ids of a figure, by the names of the list's filters; 0 for nobody. */
export type Ids = Partial<Record<CountedBy, number>>;
