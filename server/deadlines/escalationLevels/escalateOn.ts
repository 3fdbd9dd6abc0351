import { and, eq, max, type SQL, sql } from 'drizzle-orm';
import { escalationDay } from '#contract/deadlines/escalationLevels.ts';
import { REMINDERS } from '#contract/deadlines/noticeKinds.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { OfficeRules } from '../rules.ts';
import { clockEvents, complaintClocks } from '../schema/clocks.ts';

/** The values of a deadline that decide its next escalation; `passed` is the highest level reached so far. */
interface ClockFacts {
  due_on: string | null;
  quiet: boolean;
  reminders: number;
  passed: number;
}

/**
 * The day of the next automatic escalation. null until the complaint was reported as overdue, and after the last
 * level (SLA-10, SLA-12).
 */
export const escalateOn = (
  { calendar, ladder: levels }: Pick<OfficeRules, 'calendar' | 'ladder'>,
  { due_on, quiet, reminders, passed }: ClockFacts,
): string | null =>
  quiet || due_on === null || reminders < REMINDERS.length
    ? null
    : escalationDay(calendar, levels, { due_on, passed });

const { complaint_id, nth, kind, level } = clockEvents;

/** The highest level that a deadline has reached, as a column of a select. */
export function passedColumn(): SQL.Aliased<number> {
  const isOfClock = and(
    eq(complaint_id, complaintClocks.complaint_id),
    eq(nth, complaintClocks.nth),
    eq(kind, 'escalated'),
  );
  return sql<number>`(select coalesce(max(${level}), 0) from ${clockEvents} where ${isOfClock})`.as('passed');
}

/** The highest level that one deadline has reached. */
export async function passedBy(
  db: Db | Tx,
  clock: Pick<typeof complaintClocks.$inferSelect, 'complaint_id' | 'nth'>,
): Promise<number> {
  const [event] = await db
    .select({ passed: max(level) })
    .from(clockEvents)
    .where(and(eq(complaint_id, clock.complaint_id), eq(nth, clock.nth), eq(kind, 'escalated')));
  return event?.passed ?? 0;
}

/**
 * Stores levels and next escalation days. Takes arrays, since the planner knows their length; for JSON rows it
 * assumes a hundred and may read the whole table.
 */
export async function putOnEscalationLevels(
  db: Db | Tx,
  clocks: readonly { complaint_id: number; level: number; escalate_on: string | null }[],
): Promise<void> {
  if (clocks.length === 0) return;
  const [ids, levels, days] = [
    clocks.map(({ complaint_id }) => complaint_id),
    clocks.map(({ level }) => level),
    clocks.map(({ escalate_on }) => escalate_on),
  ].map((list) => sql.param(list));
  await db.execute(sql`
    update ${complaintClocks} as kept set level = given.level, escalate_on = given.day
    from unnest(${ids}::int[], ${levels}::smallint[], ${days}::date[]) as given (complaint_id, level, day)
    where kept.complaint_id = given.complaint_id`);
}
