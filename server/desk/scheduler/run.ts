import { inArray, sql } from 'drizzle-orm';
import { REMINDERS } from '#contract/desk/notices.ts';
import { nextOpening } from '#contract/desk/workingTime.ts';
import { DAY_MS } from '#contract/kernel/day.ts';
import { resumeByItself } from '#server/deadlines/actions/resumeByItself.ts';
import { type RulesOf, rulesOfAll } from '#server/deadlines/rules.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { inBatches } from '#server/kernel/db/batches.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { draftDueReminders } from '#server/letters/referrals/dueReminders.ts';
import { officeUses } from '../offices/uses.ts';
import { type DueClock, lockDue } from './due.ts';
import { escalate } from './escalate.ts';
import { notifyFollowups } from './followups.ts';
import { isAnythingDue } from './isAnythingDue.ts';
import { remind } from './remind.ts';

/** The clocks whose office is open; the others are postponed until it opens (SLA-11). */
async function thoseOpen(
  tx: Tx,
  clocks: readonly DueClock[],
  { rulesOf, now }: { rulesOf: RulesOf; now: Date },
): Promise<DueClock[]> {
  const open: DueClock[] = [];
  const closed = new Map<number, number[]>();
  for (const clock of clocks) {
    // An office that never opens is checked again, because its calendar may change.
    const opens = nextOpening(rulesOf(clock).calendar, now)?.getTime() ?? now.getTime() + DAY_MS;
    if (opens <= now.getTime()) open.push(clock);
    else closed.set(opens, [...(closed.get(opens) ?? []), clock.complaint_id]);
  }
  for (const [opens, ids] of closed) {
    await tx
      .update(complaintClocks)
      .set({ next_at: new Date(opens) })
      .where(inArray(complaintClocks.complaint_id, ids));
  }
  return open;
}

/** A slice ends before users notice a delay. */
const SLICE = { first: 50, least: 20, most: 500, milliseconds: 50 };
/** Of several processes on a server only one runs at a time. */
const LOCK = 4716;

type Ticking = Pick<Services, 'database' | 'clock' | 'jobs' | 'mail'>;

/**
 * Processes all due events by the injected clock, oldest first and in slices (GRD-07). An event's effect is written
 * together with its key, so that none is lost or repeated when a process ends or two run.
 */
export async function runScheduler(services: Ticking, signal?: AbortSignal) {
  const { database, clock, jobs, mail } = services;
  if (!(await isAnythingDue(database.db, clock()))) return;
  const work: ((tx: Tx, size: number) => Promise<number>)[] = [
    (tx, size) => workOff(tx, size, clock()),
    (tx, size) => notifyFollowups(tx, size, clock()),
    (tx, size) => draftDueReminders(tx, size, { jobs, mail, now: clock() }),
  ];
  // The process that holds the lock does all the work: if two shared it, each could leave a part to the other.
  for (const each of work) if (!(await isWorkedOff(database.db, each, signal))) break;
}

/** Works until nothing is left, or another process has the lock; returns whether none has. */
async function isWorkedOff(
  db: Db,
  work: (tx: Tx, size: number) => Promise<number>,
  signal?: AbortSignal,
): Promise<boolean> {
  let mine = true;
  const slice = async (tx: Tx, size: number) => {
    mine = await isMine(tx);
    return mine && (await work(tx, size)) > 0 ? 'more' : 'over';
  };
  await inBatches(db, SLICE, slice, signal);
  return mine;
}

async function isMine(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCK}, 0) as free`,
  );
  return rows[0]?.free === true;
}

/** Returns for how many clocks an event was processed. */
async function workOff(tx: Tx, size: number, now: Date): Promise<number> {
  const all = await lockDue(tx, size, now);
  const due = await withoutUnused(tx, all);
  // While a clock is paused it has no other event.
  for (const clock of due) if (clock.paused_until) await resume(tx, clock, now);
  await say(
    tx,
    due.filter(({ paused_until }) => !paused_until),
    now,
  );
  return all.length;
}

/** Of what has come to an office without deadlines nothing is said (GRD-17). */
async function withoutUnused(tx: Tx, clocks: readonly DueClock[]): Promise<DueClock[]> {
  const usesOf = await officeUses(tx);
  const isUsed = (clock: DueClock) => usesOf(clock).includes('deadlines');
  const ids = clocks.filter((clock) => !isUsed(clock)).map(({ complaint_id }) => complaint_id);
  if (ids.length > 0) {
    const isOf = inArray(complaintClocks.complaint_id, ids);
    await tx.update(complaintClocks).set({ paused_until: null, quiet: true }).where(isOf);
  }
  return clocks.filter(isUsed);
}

/** One event per clock, while its office is open: first reminders, and after all of them escalation. */
async function say(tx: Tx, clocks: readonly DueClock[], now: Date) {
  if (clocks.length === 0) return;
  const rulesOf = await rulesOfAll(tx);
  const open = await thoseOpen(tx, clocks, { rulesOf, now });
  const isToRemind = ({ reminders }: DueClock) => reminders < REMINDERS.length;
  await remind(tx, open.filter(isToRemind), { rulesOf, now });
  await escalate(
    tx,
    open.filter((clock) => !isToRemind(clock)),
    { rulesOf, now },
  );
}

const resume = (tx: Tx, { complaint_id: id, updated_at, staff_id }: DueClock, now: Date) =>
  resumeByItself(tx, { id, updated_at, staff_id }, now);
