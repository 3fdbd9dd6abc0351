import { sql } from 'drizzle-orm';
import type { Difference } from '#server/complaints/list/verify.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { referrals } from '../schema/referrals.ts';

/** Compares what clocks say of answers with the referrals that have them: 1 for one that waits for a decision (REF-12). */
export async function answeredDifferences(db: Db | Tx): Promise<Difference[]> {
  const { rows } = await db.execute<Difference>(sql`
    select complaint_id, 'answered' as kind, kept::int, counted::int
    from (
      select complaint_id, answered as kept, complaint_id in (
        select complaint_id from ${referrals} where state = 'answered' and complaint_id is not null) as counted
      from ${complaintClocks}) as clocks
    where kept <> counted
    order by complaint_id`);
  return rows;
}
