import { type SQL, sql } from 'drizzle-orm';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { NEAR_DAYS } from '#contract/teamwork/workload.ts';
import { dueChanges, dueCounts } from '#server/complaints/schema/complaintCounts.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';

/** One at a time: they take rows of the counts in orders of their own. */
const LOCK = sql`pg_advisory_xact_lock(4719, 0)`;
/** A clock that is set back by less finds every day still there by itself. */
const KEPT_DAYS = NEAR_DAYS + 1;

const key = sql`assembly_id, staff_id, kind, day`;

/** Puts so many changes into the counts; answers whether any may be left. Whoever reads meanwhile counts none twice. */
export async function addUpChanges(tx: Tx, most: number): Promise<'more' | 'over'> {
  await tx.execute(sql`select ${LOCK}`);
  const { rows } = await tx.execute<{ moved: number }>(sql`
    with moved as (
      delete from ${dueChanges} where ctid = any(array(select ctid from ${dueChanges} limit ${most}::int))
      returning ${key}, change
    ), added as (${addedFrom(sql`moved`)})
    select count(*)::int as moved from moved`);
  return (rows[0]?.moved ?? 0) < most ? 'over' : 'more';
}

/**
 * Keeps the roll-up short (GRD-10): days that every figure takes for past go under the first of their month, and what counts nothing goes.
 * No figure changes by it, whenever it is done.
 */
export async function shortenCounts(db: Db, now: Date): Promise<void> {
  const past = sql`day < ${addDays(dayOf(now), -KEPT_DAYS)}::date and day > date_trunc('month', day)`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select ${LOCK}`);
    await tx.execute(sql`
      with moved as (
        delete from ${dueCounts} where ${past}
        returning assembly_id, staff_id, kind, date_trunc('month', day)::date as day, count as change
      ) ${addedFrom(sql`moved`)}`);
    await tx.execute(sql`delete from ${dueCounts} where count = 0`);
  });
}

const addedFrom = (moved: SQL) => sql`
  insert into ${dueCounts} as kept select ${key}, sum(change) from ${moved}
  group by ${key} having sum(change) <> 0 order by ${key}
  on conflict (${key}) do update set count = kept.count + excluded.count`;
