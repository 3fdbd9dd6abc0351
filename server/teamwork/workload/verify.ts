import { sql } from 'drizzle-orm';
import { countsNow } from '#server/complaints/list/dueSums.ts';
import type { Difference } from '#server/complaints/list/verify.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';

/**
 * Compares the roll-up by days with a full count (GRD-10). Days before `today` are compared by month, as they are kept once they are
 * past; which of them are makes no difference.
 */
export async function dueDifferences(db: Db | Tx, today: string): Promise<Difference[]> {
  const key = sql`assembly_id, staff_id, kind, day`;
  const storedDay = sql`case when day < ${today}::date then date_trunc('month', day)::date else day end`;
  const { rows } = await db.execute<Difference>(sql`
    with each as (
      select assembly_id, coalesce(staff_id, 0) as staff_id, kind, days.day
      from ${complaintClocks}, lateral (values ('paused', paused_until), ('due', case when paused_until is null then due_on end),
        ('paused_due', case when paused_until is not null then due_on end), ('risk', case when paused_until is null then risk_on end)) as days (kind, day)
      where stopped_on is null and not hidden and days.day is not null
      union all
      select assembly_id, coalesce(staff_id, 0), 'received', date from ${complaints}
      where status_group <> 'closed' and not hidden
    ), counted as (
      select assembly_id, staff_id, kind, ${storedDay} as day, count(*)::int as counted from each group by 1, 2, 3, 4
    ), summed as (
      select assembly_id, staff_id, kind, ${storedDay} as day, sum(count)::int as kept from ${countsNow(sql`true`)} as days group by 1, 2, 3, 4
    )
    select assembly_id, staff_id, kind, day::text, coalesce(kept, 0) as kept, coalesce(counted, 0) as counted
    from summed full join counted using (${key})
    where coalesce(kept, 0) <> coalesce(counted, 0)
    order by ${key}`);
  return rows;
}
