import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { GROUPS_NOT_CLOSED } from '#contract/complaints/complaintStatus.ts';
import { startOf } from '#contract/kernel/day.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Figures } from './figures.ts';

/**
 * The day on which the oldest of each came, by whose it is. The roll-up says since when there are any, from which on an
 * index of each person has the first.
 */
export async function oldestOf(
  db: Db | Tx,
  assemblies: readonly number[],
  figures: readonly Figures[],
): Promise<Map<number, string>> {
  const { assembly_id, created_at, date, hidden, staff_id, status_group } = complaints;
  const firsts = figures.flatMap(({ staff_id: whose, since, open }) => {
    if (since === null || open === 0) return [];
    const first = db
      .select({ staff_id: sql<number>`${whose}::int`.as('staff_id'), day: date })
      .from(complaints)
      .where(
        and(
          whose === 0 ? isNull(staff_id) : eq(staff_id, whose),
          inArray(assembly_id, [...assemblies]),
          inArray(status_group, [...GROUPS_NOT_CLOSED]),
          eq(hidden, false),
          gte(created_at, new Date(startOf(since))),
        ),
      )
      .orderBy(created_at)
      .limit(1);
    return [first];
  });
  const [one, two, ...more] = firsts;
  const rows = one && two ? await unionAll(one, two, ...more) : ((await one) ?? []);
  return new Map(rows.map(({ staff_id, day }) => [staff_id, day]));
}
