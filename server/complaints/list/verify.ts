import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { complaintAreaCounts, complaintCounts } from '../schema/complaintCounts.ts';
import { complaintFacts } from '../schema/complaintFacts.ts';
import { complaints } from '../schema/complaints.ts';
import type { RollUp } from './rollUps.ts';

/** A roll-up row that differs from a full count: its key, where 0 means nobody, and both counts. */
export interface Difference {
  [key: string]: number | string;
  kept: number;
  counted: number;
}

/** Compares the roll-ups with a full count. Reads every complaint. */
export async function countDifferences(db: Db): Promise<Difference[]> {
  return [...(await differencesOf(db, complaintCounts)), ...(await differencesOf(db, complaintAreaCounts))];
}

async function differencesOf(db: Db, rollUp: RollUp): Promise<Difference[]> {
  const columns = getTableConfig(rollUp).columns.filter(({ name }) => name !== 'count');
  const keys = list(columns.map(({ name }) => sql.identifier(name)));
  const counted = list(
    columns.map(({ name, dataType }) => {
      const column = sql.identifier(name);
      return dataType === 'number' ? sql`coalesce(${column}, 0) as ${column}` : sql`${column}`;
    }),
  );
  const { rows } = await db.execute<Difference>(sql`
    with counted as (
      select ${counted}, count(*)::int as count from ${complaints} where not hidden
      group by ${list(columns.map((_, index) => sql.raw(String(index + 1))))}
    )
    select ${keys}, coalesce(kept.count, 0) as kept, coalesce(counted.count, 0) as counted
    from ${rollUp} as kept full join counted using (${keys})
    where coalesce(kept.count, 0) <> coalesce(counted.count, 0)
    order by ${keys}`);
  return rows;
}

const list = (parts: Parameters<typeof sql.join>[0]) => sql.join(parts, sql`, `);

/**
 * Compares stored facts of complaints with recomputed ones: one row for each that is missing, superfluous or
 * different.
 */
export async function factDifferences(db: Db | Tx): Promise<Difference[]> {
  const { rows } = await db.execute<Difference>(sql`
    with kept as (select * from ${complaintFacts} except select * from complaint_facts_now),
      counted as (select * from complaint_facts_now except select * from ${complaintFacts})
    select complaint_id, 'facts' as kind, (kept.complaint_id is not null)::int as kept,
      (counted.complaint_id is not null)::int as counted
    from kept full join counted using (complaint_id) order by complaint_id`);
  return rows;
}

/** Recomputes the facts of the complaints that differ. */
export async function repairFacts(db: Db, differences: readonly Difference[]): Promise<void> {
  const ids = differences.flatMap(({ complaint_id }) =>
    complaint_id === undefined ? [] : [Number(complaint_id)],
  );
  for (let from = 0; from < ids.length; from += BATCH)
    await db.execute(sql`select refresh_complaint_facts(${sql.param(ids.slice(from, from + BATCH))}::int[])`);
}
const BATCH = 1_000;
