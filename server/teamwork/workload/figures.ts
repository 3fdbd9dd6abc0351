import { and, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { STATUS_GROUPS } from '#contract/complaints/complaintStatus.ts';
import { addDays, startOf } from '#contract/kernel/day.ts';
import { NEAR_DAYS, type WorkloadFigure } from '#contract/teamwork/workload.ts';
import { complaintFacts as facts } from '#server/complaints/schema/complaintFacts.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';

/** The workload of a user, 0 for unassigned; `oldest` is the day on which the oldest complaint was recorded. */
export interface Figures extends Record<WorkloadFigure, number> {
  staff_id: number;
  oldest: string | null;
}

/** The workload of all users in some constituencies (SLA-21). */
export async function figuresOf(
  db: Db | Tx,
  assemblies: readonly number[],
  today: string,
): Promise<Figures[]> {
  if (assemblies.length === 0) return [];
  const { assembly_id, due_on, hidden, paused_until, received_at, risk_on, staff_id, status, stopped_on } =
    facts;
  const whose = sql<number>`coalesce(${staff_id}, 0)`;
  const isOpen = not(inArray(status, [...STATUS_GROUPS.closed]));
  const count = (...conditions: (SQL | undefined)[]) =>
    sql<number>`(count(*) filter (where ${and(...conditions)}))::int`;
  const day = (value: string) => sql`${value}::date`;
  const goesOn = or(isNull(paused_until), lte(paused_until, today));
  const lately = new Date(startOf(addDays(today, 1 - NEAR_DAYS)));
  return db
    .select({
      staff_id: whose,
      open: sql<number>`count(*)::int`,
      overdue: count(isNull(stopped_on), goesOn, sql`${due_on} < ${day(today)}`),
      at_risk: count(
        isNull(stopped_on),
        goesOn,
        sql`${risk_on} <= ${day(today)} and ${due_on} >= ${day(today)}`,
      ),
      due_soon: count(
        isNull(stopped_on),
        sql`${due_on} between ${day(today)} and ${day(addDays(today, NEAR_DAYS - 1))}`,
      ),
      paused: count(isNull(stopped_on), sql`${paused_until} > ${day(today)}`),
      recent: count(sql`${received_at} >= ${lately.toISOString()}::timestamptz`),
      oldest: sql<string | null>`(min(${received_at}) at time zone 'Asia/Kolkata')::date::text`,
    })
    .from(facts)
    .where(and(inArray(assembly_id, [...assemblies]), not(hidden), isOpen))
    .groupBy(whose);
}
