import { type SQL, sql } from 'drizzle-orm';
import { addDays } from '#contract/kernel/day.ts';
import { NEAR_DAYS, WORKLOAD_FIGURES, type WorkloadFigure } from '#contract/teamwork/workload.ts';
import { countsNow } from '#server/complaints/list/dueSums.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';

/** What somebody has in charge, 0 for nobody; `since` is a day on or before which the oldest of it came, null for none. */
export interface Figures extends Record<WorkloadFigure, number> {
  staff_id: number;
  since: string | null;
}

/** The figures of everybody in some constituencies, as sums over days (GRD-10, SLA-21). */
export async function figuresOf(
  db: Db | Tx,
  assemblies: readonly number[],
  today: string,
): Promise<Figures[]> {
  if (assemblies.length === 0) return [];
  const place = sql`assembly_id = any(${sql.param([...assemblies])}::int[])`;
  const last = addDays(today, NEAR_DAYS - 1);
  const of = (kind: string, days: SQL) =>
    sql`coalesce(sum(count) filter (where kind = ${kind} and ${days}), 0)::int`;
  const near = sql`day between ${today}::date and ${last}::date`;
  // Both end with due days before today, so that what is overdue is no more at risk.
  const overdue = of('due', sql`day < ${today}::date`);
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select staff_id, ${of('received', sql`true`)} as open, ${overdue} as overdue,
      ${of('risk', sql`day <= ${today}::date`)} - ${overdue} as at_risk,
      ${of('due', near)} + ${of('paused_due', near)} as due_soon,
      ${of('paused', sql`day > ${today}::date`)} as paused,
      ${of('received', sql`day >= ${addDays(today, 1 - NEAR_DAYS)}::date`)} as recent,
      min(day) filter (where kind = 'received' and count > 0)::text as since
    from ${countsNow(place)} as days group by staff_id
    union all select * from (${lapsed(place, today)}) as lapsed`);
  return added(rows as unknown as Figures[]);
}

/** Pauses that are over, which the tick has not said yet: for lists they go on. Hardly ever any, and an index has them. */
const lapsed = (place: SQL, today: string) => sql`
  select coalesce(staff_id, 0), 0, count(*) filter (where due_on < ${today}::date)::int,
    count(*) filter (where risk_on <= ${today}::date and due_on >= ${today}::date)::int,
    0, 0, 0, null::text
  from ${complaintClocks}
  where paused_until <= ${today}::date and stopped_on is null and not hidden and ${place} group by 1`;

function added(rows: readonly Figures[]): Figures[] {
  const all = new Map<number, Figures>();
  for (const row of rows) {
    const known = all.get(row.staff_id);
    if (!known) all.set(row.staff_id, { ...row });
    else {
      for (const figure of WORKLOAD_FIGURES) known[figure] += row[figure];
      known.since ??= row.since;
    }
  }
  return [...all.values()];
}
