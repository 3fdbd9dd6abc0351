import { and, asc, eq, gt, inArray, not, type SQL } from 'drizzle-orm';
import { deadlineOf } from '#contract/deadlines/deadline.ts';
import type { DeadlineMoves } from '#contract/deadlines/deadlineMoves.ts';
import { dayOf } from '#contract/kernel/day.ts';
import type { Seat } from '#contract/places/place.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { yieldToRequests } from '#server/kernel/db/batches.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { passedColumn } from './escalationLevels/escalateOn.ts';
import { nextLevels } from './escalationLevels/nextLevels.ts';
import { pausesColumn, pausesFromColumn } from './pauses.ts';
import { type OfficeRules, rulesAmong } from './rules.ts';
import { complaintClocks } from './schema/clocks.ts';
import { isRunningIn, nextWaiting } from './waiting.ts';

const SLICE = 2_000;
/** How long it computes before it lets requests run. */
const SLICE_MS = 25;

type Clock = Awaited<ReturnType<typeof clocksThat>>[number];

/**
 * The effects of changed settings on an office's complaints (SLA-08). It reads them in batches in the background and
 * stops when the caller disconnects. Hidden complaints are not counted.
 */
export async function movesBy(
  db: Db,
  changed: OfficeRow,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<DeadlineMoves> {
  const known = await db.select().from(offices);
  const rulesBefore = rulesAmong(known);
  const rulesAfter = rulesAmong(known.map((office) => (office.id === changed.id ? changed : office)));
  const levelsOf = nextLevels(db, now);
  const today = dayOf(now);
  const moves = { total: 0, moved: 0, earlier: 0, overdue: 0, escalated: 0 };
  let last = 0;
  for (;;) {
    const clocks = await clocksBehind(db, changed, last, SLICE);
    let began = performance.now();
    for (const clock of clocks) {
      if (performance.now() - began > SLICE_MS) {
        await yieldToRequests(db);
        signal.throwIfAborted();
        began = performance.now();
      }
      const { due_on } = deadlineFor(rulesAfter, clock);
      count(moves, clock.due_on, due_on, today);
      const before = await levelsOf(rulesBefore(clock), clock);
      const after = await levelsOf(rulesAfter(clock), { ...clock, due_on });
      if (after.some((level) => !before.includes(level))) moves.escalated += 1;
    }
    last = clocks.at(-1)?.complaint_id ?? 0;
    if (clocks.length < SLICE) return moves;
    await yieldToRequests(db);
    signal.throwIfAborted();
  }
}

/** A due day where there was none counts as moved to an earlier day. */
function count(moves: DeadlineMoves, was: string | null, is: string | null, today: string) {
  const [before, after] = [was ?? '9', is ?? '9'];
  moves.total += 1;
  if (before === after) return;
  moves.moved += 1;
  if (after < before) moves.earlier += 1;
  if (before >= today && after < today) moves.overdue += 1;
}

/** A deadline recomputed by these rules, from its original start with its pauses. */
export const deadlineFor = (rulesOf: (place: Seat) => OfficeRules, clock: Clock) => {
  const { calendar, targetOf } = rulesOf(clock);
  const target = targetOf(clock.category_id, clock.priority);
  return deadlineOf(calendar, target, clock.started_at, pausesFromColumn(clock.pauses));
};

/** The next running deadlines of an office and the offices below it, by complaint, without hidden complaints. */
function clocksBehind(db: Db | Tx, office: Seat, last: number, most: number) {
  const { complaint_id, hidden } = complaintClocks;
  return clocksThat(db, and(isRunningIn(office), not(hidden), gt(complaint_id, last))).limit(most);
}

/**
 * Locks the next complaints and reads their deadlines, including hidden complaints. The deadlines are read after the
 * lock, since an earlier transaction may have changed priority, pause or follow-up. `ids` also contains complaints
 * without a deadline that have a future follow-up.
 */
export async function lockWaiting(tx: Tx, office: Seat, last: number, most: number) {
  const ids = await nextWaiting(tx, office, last, most);
  if (ids.length === 0) return { ids, clocks: [] };
  const { id } = complaints;
  await tx.select({ id }).from(complaints).where(inArray(id, ids)).orderBy(asc(id)).for('no key update');
  return {
    ids,
    clocks: await clocksThat(tx, and(isRunningIn(office), inArray(complaintClocks.complaint_id, ids))),
  };
}

/** Deadlines with the fields that they depend on, by complaint. */
export function clocksThat(db: Db | Tx, where: SQL | undefined) {
  const { complaint_id, started_at, risk_on, due_on, response_due_at, parliament_id, assembly_id } =
    complaintClocks;
  const { quiet, reminders, paused_until, staff_id, creator_id } = complaintClocks;
  const { category_id, priority } = complaints;
  return db
    .select({
      complaint_id,
      started_at,
      risk_on,
      due_on,
      response_due_at,
      parliament_id,
      assembly_id,
      category_id,
      priority,
      pauses: pausesColumn(),
      paused_until,
      staff_id,
      creator_id,
      quiet,
      reminders,
      passed: passedColumn(),
    })
    .from(complaintClocks)
    .innerJoin(complaints, eq(complaints.id, complaint_id))
    .where(where)
    .orderBy(asc(complaint_id));
}
