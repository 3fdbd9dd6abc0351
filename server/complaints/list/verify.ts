import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { complaintClocks, complaintsWithoutClocks } from '#server/deadlines/schema/clocks.ts';
import { complaintsWithoutDeadline } from '#server/deadlines/schema/withoutDeadline.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { complaintAreaCounts, complaintCounts } from '../schema/complaintCounts.ts';
import { complaints } from '../schema/complaints.ts';
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

/** As clocks tell it: what has stopped is closed. */
const CLOCKED = sql`case when stopped_on is not null then 'closed' when in_progress then 'in_progress' else 'open' end`;
const MIRRORED = sql`parliament_id, assembly_id, mandal_id, area_id, category_id, staff_id, creator_id, hidden`;

/**
 * Compares what is mirrored of complaints with these: each is once with its clock or, having none, without one, as it is (SLA-15). After
 * an office was brought back while clocks were still being made, what waits for its own is nowhere until it has it.
 */
export async function mirrorDifferences(db: Db): Promise<Difference[]> {
  const { rows } = await db.execute<Difference>(sql`
    with each as (
      select complaint_id as id, 1 as kept, 0 as counted, row(${MIRRORED}, received_at, ${CLOCKED}) as what from ${complaintClocks}
      union all select complaint_id, 1, 0, row(${MIRRORED}, received_at, status_group) from ${complaintsWithoutDeadline}
      union all select id, 0, 1, row(${MIRRORED}, created_at, status_group) from ${complaints}
    )
    select id as complaint_id, 'mirrored' as kind, sum(kept)::int as kept, sum(counted)::int as counted from each group by id
    having (sum(kept), sum(counted), count(distinct what)) is distinct from (1::bigint, 1::bigint, 1::bigint)
      and (sum(kept) > 0 or not exists (select from ${complaintsWithoutClocks}))
    order by id`);
  return rows;
}
