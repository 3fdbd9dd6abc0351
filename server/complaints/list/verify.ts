import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/open.ts';
import { complaintAreaCounts, complaintCounts } from '../../db/schema/complaintCounts.ts';
import { complaints } from '../../db/schema/complaints.ts';
import type { RollUp } from './rollUps.ts';

/** A row of a roll-up that is not what a full count gives: its key, in which 0 stands for nobody, and both counts. */
export interface Difference {
  [key: string]: number | string;
  kept: number;
  counted: number;
}

/** Compares the roll-ups with the complaints they stand for. Reads every complaint. */
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
