import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Pause } from '#contract/deadlines/pause.ts';
import { startOf } from '#contract/kernel/day.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { complaintClocks, complaintPauses } from './schema/clocks.ts';

const { complaint_id, nth, paused_at, until, ended_at } = complaintPauses;
type Row = Pick<typeof complaintPauses.$inferSelect, 'paused_at' | 'until' | 'ended_at'>;

/**
 * A running pause counts as if it ended on its last day, so that figures do not depend on when it really ends
 * (SLA-07).
 */
const spanOf = ({ paused_at, until, ended_at }: Row): Pause => ({
  from: paused_at,
  to: ended_at ?? new Date(startOf(until)),
});

/** The pauses of a clock, oldest first. */
export async function pausesOf(
  db: Db | Tx,
  clock: Pick<typeof complaintClocks.$inferSelect, 'complaint_id' | 'nth'>,
): Promise<Pause[]> {
  const pauses = await db
    .select({ paused_at, until, ended_at })
    .from(complaintPauses)
    .where(and(eq(complaint_id, clock.complaint_id), eq(nth, clock.nth)))
    .orderBy(asc(paused_at));
  return pauses.map(spanOf);
}

/** The same as the database returns it: times in milliseconds. */
export type PausesColumn = { paused_at: number; until: string; ended_at: number | null }[] | null;

/** The pauses of each deadline, as a column of a select. */
export function pausesColumn(): SQL.Aliased<PausesColumn> {
  const isOfClock = and(eq(complaint_id, complaintClocks.complaint_id), eq(nth, complaintClocks.nth));
  return sql<PausesColumn>`(
    select json_agg(json_build_object('paused_at', extract(epoch from ${paused_at}) * 1000, 'until', ${until},
      'ended_at', extract(epoch from ${ended_at}) * 1000) order by ${paused_at})
    from ${complaintPauses} where ${isOfClock})`.as('pauses');
}

export const pausesFromColumn = (column: PausesColumn): Pause[] =>
  (column ?? []).map(({ paused_at, until, ended_at }) =>
    spanOf({
      paused_at: new Date(paused_at),
      until,
      ended_at: ended_at === null ? null : new Date(ended_at),
    }),
  );

/** Ends the running pause, on its last day at the latest. Returns it, or undefined without one. */
export async function endPause(db: Db | Tx, complaintId: number, { now, by }: { now: Date; by?: number }) {
  const isLasting = and(eq(complaint_id, complaintId), isNull(ended_at));
  const isPaused = and(
    eq(complaintClocks.complaint_id, complaintId),
    isNotNull(complaintClocks.paused_until),
  );
  const [[lasting]] = await inParallel(db, [
    () => db.select().from(complaintPauses).where(isLasting),
    () => db.update(complaintClocks).set({ paused_until: null }).where(isPaused),
  ]);
  if (!lasting) return;
  const end = new Date(Math.min(now.getTime(), startOf(lasting.until)));
  await db.update(complaintPauses).set({ ended_at: end, ended_by: by }).where(isLasting);
  return lasting;
}

/** Undoes the end of the pause that ended with its complaint at this time. It still ends on its last day. */
export async function takeBackEnd(db: Db | Tx, complaintId: number, at: Date): Promise<void> {
  const [ended] = await db
    .select({ id: complaintPauses.id, until })
    .from(complaintPauses)
    .where(and(eq(complaint_id, complaintId), eq(ended_at, at), isNull(complaintPauses.ended_by)))
    .orderBy(desc(complaintPauses.id))
    .limit(1);
  if (!ended) return;
  await db.update(complaintPauses).set({ ended_at: null }).where(eq(complaintPauses.id, ended.id));
  await db
    .update(complaintClocks)
    .set({ paused_until: ended.until })
    .where(eq(complaintClocks.complaint_id, complaintId));
}
