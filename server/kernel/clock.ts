import { uptime } from 'node:os';
import { desc, max } from 'drizzle-orm';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { accessLog } from '#server/desk/schema/accessLog.ts';
import type { Database, Db } from './db/open.ts';
import { ClockWrong } from './errors/outage.ts';

/** A time server corrects the clock by less than this in one step. */
const TOLERANCE_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;
/** After a longer rest, a clock that is ahead gets a warning. */
const LONG_REST_MS = 7 * 24 * HOUR_MS;

export interface WatchedClock {
  /** The current time. While the machine's clock has jumped, the time that it would show without the jump. */
  now(): Date;
  /** Why the database refuses writes; undefined while the clock agrees with the elapsed time. */
  problem(): string | undefined;
}

interface Sources {
  /** Milliseconds since 1970. */
  wall(): number;
  /** Milliseconds of a monotonic clock, which also runs while the machine sleeps. */
  passed(): number;
}

const MACHINE: Sources = { wall: Date.now, passed: () => uptime() * 1_000 };

/**
 * Compares the machine's clock with the time elapsed since the start. A clock that is wrong for a moment would put
 * wrong dates into letters and timelines for good.
 */
export function watchClock(
  report: (problem: string | undefined) => void,
  { wall, passed } = MACHINE,
): WatchedClock {
  let distance = wall() - passed();
  let known: string | undefined;
  const look = () => {
    const [said, gone] = [wall(), passed()];
    const jump = said - gone - distance;
    if (Math.abs(jump) <= TOLERANCE_MS) distance += jump;
    const problem = Math.abs(jump) <= TOLERANCE_MS ? undefined : textOf(said, distance + gone);
    if (Boolean(problem) !== Boolean(known)) report(problem);
    known = problem;
    return { now: new Date(distance + gone), problem };
  };
  return { now: () => look().now, problem: () => look().problem };
}

const written = (time: number) => new Date(time).toISOString();
const textOf = (said: number, expected: number) =>
  `The clock of the machine has jumped to ${written(said)}, and it should be ${written(expected)}. Nothing is saved until both agree, or the server is started again.`;

/** Refuses write transactions while the clock is wrong. Reading continues. */
export function holdWrites(database: Database, clock: WatchedClock): void {
  const { db, health } = database;
  const { transaction } = db;
  const held = async (...args: Parameters<typeof transaction>) => {
    const problem = clock.problem();
    if (problem) throw new ClockWrong(problem);
    return transaction.apply(db, args);
  };
  db.transaction = held as typeof transaction;
  database.health = async () => {
    const reason = clock.problem();
    return reason ? { ok: false, reason } : health();
  };
}

/**
 * Compares the clock at the start with the newest entry in the database. A clock that is far ahead only causes a
 * warning, because the office may have rested.
 * @throws Error in one line when the clock is more than an hour behind, unless `isTrusted`
 */
export async function checkClock(
  db: Db,
  now: Date,
  { isTrusted, warn }: { isTrusted: boolean; warn: (text: string) => void },
): Promise<void> {
  const newest = await lastWork(db);
  if (!newest) return;
  const behind = newest.getTime() - now.getTime();
  const both = `The clock of this machine says ${now.toISOString()}, and this office was last at work at ${newest.toISOString()}.`;
  if (behind > HOUR_MS && !isTrusted)
    throw new Error(`${both} Set the clock right, or start with TRUST_CLOCK=yes.`);
  if (Math.abs(behind) > (behind > 0 ? HOUR_MS : LONG_REST_MS)) warn(both);
}

/** The newest instant in timelines and access log, read from the ends of their indexes. */
async function lastWork(db: Db): Promise<Date | null> {
  const last = db
    .select({ created_at: complaintChanges.created_at })
    .from(complaintChanges)
    .orderBy(desc(complaintChanges.id))
    .limit(1_000)
    .as('last');
  const [changed] = await db.select({ at: max(last.created_at) }).from(last);
  const [seen] = await db
    .select({ at: accessLog.created_at })
    .from(accessLog)
    .orderBy(desc(accessLog.created_at))
    .limit(1);
  const times = [changed?.at, seen?.at].flatMap((at) => (at ? at.getTime() : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
