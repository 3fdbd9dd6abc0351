import { or, type SQL, sql } from 'drizzle-orm';
import type { Features } from '#server/complaints/events.ts';
import { inBatches } from '#server/kernel/db/batches.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Services } from '#server/kernel/http/serve.ts';

/** A slice ends before users notice a delay. */
const SLICE = { first: 50, least: 20, most: 500, milliseconds: 50 };
/** Of several processes on a server only one runs at a time. */
const LOCK = 4716;

type SchedulerServices = Pick<Services, 'database' | 'clock' | 'features' | 'jobs' | 'mail'>;

/** Whether any event is due: each feature reads the end of an index (GRD-07). */
export const anythingDue = ({ due }: Pick<Features, 'due'>, now: Date): SQL | undefined =>
  or(...due.map(({ isDue }) => isDue(now)));

async function isAnythingDue(db: Db, features: Features, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ due: boolean | null }>(
    sql`select ${anythingDue(features, now)} as due`,
  );
  return rows[0]?.due === true;
}

/**
 * Processes all due events by the injected clock, oldest first and in slices (GRD-07). An event's effect is written
 * together with its key, so that none is lost or repeated when a process ends or two run.
 */
export async function runScheduler(services: SchedulerServices, signal?: AbortSignal) {
  const { database, clock, features, jobs, mail } = services;
  if (!(await isAnythingDue(database.db, features, clock()))) return;
  // The process that holds the lock does all the work: if two shared it, each could leave a part to the other.
  for (const { work } of features.due) {
    const slice = (tx: Tx, size: number) => work(tx, size, { jobs, mail, now: clock() });
    if (!(await isWorkedOff(database.db, slice, signal))) break;
  }
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
