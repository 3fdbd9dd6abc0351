import { sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { complaintCounts } from '../db/schema/complaintCounts.ts';
import { complaints } from '../db/schema/complaints.ts';

/** A row of the roll-up that is not what a full count gives. */
export interface Difference {
  parliament_id: number;
  assembly_id: number;
  category_id: number;
  /** 0 stands for nobody. */
  staff_id: number;
  status_group: string;
  kept: number;
  counted: number;
}

/** Compares the roll-up with the complaints it stands for. Reads every complaint. */
export async function countDifferences(db: Db): Promise<Difference[]> {
  const { rows } = await db.execute<Difference & Record<string, unknown>>(sql`
    with counted as (
      select parliament_id, assembly_id, category_id, coalesce(staff_id, 0) as staff_id, status_group,
        count(*)::int as count
      from ${complaints} where not hidden group by 1, 2, 3, 4, 5
    )
    select parliament_id, assembly_id, category_id, staff_id, status_group,
      coalesce(kept.count, 0) as kept, coalesce(counted.count, 0) as counted
    from ${complaintCounts} as kept
    full join counted using (parliament_id, assembly_id, category_id, staff_id, status_group)
    where coalesce(kept.count, 0) <> coalesce(counted.count, 0)
    order by 1, 2, 3, 4, 5`);
  return rows;
}
