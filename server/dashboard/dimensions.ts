import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CountedBy, RollUp } from '#server/complaints/list/rollUps.ts';
import {
  complaintAreaCounts as byArea,
  complaintCounts as byCase,
} from '#server/complaints/schema/complaintCounts.ts';

/** What complaints are counted by: the roll-up that knows it, and its columns by the names of the list's filters. */
export const DIMENSIONS = {
  parliament: { rollUp: byCase, by: { parliament: byCase.parliament_id } },
  assembly: { rollUp: byCase, by: { parliament: byCase.parliament_id, assembly: byCase.assembly_id } },
  category: { rollUp: byCase, by: { category: byCase.category_id } },
  staff: { rollUp: byCase, by: { staff_id: byCase.staff_id } },
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

/** The ids that tell one figure from another, by the names of the list's filters; 0 for nobody. */
export type Ids = Partial<Record<CountedBy, number>>;
