import { eq } from 'drizzle-orm';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { clockFrom, type Timed } from './makeClocks.ts';
import type { OfficeRules } from './rules.ts';
import { complaintClocks, pastClocks } from './schema/clocks.ts';

type Clock = typeof complaintClocks.$inferSelect;

/**
 * Takes the clock of a closed complaint away so that it can start again; undefined where it was closed before there
 * were clocks.
 */
export async function takeClock(db: Db | Tx, complaintId: number): Promise<Clock | undefined> {
  const [last] = await db
    .delete(complaintClocks)
    .where(eq(complaintClocks.complaint_id, complaintId))
    .returning();
  return last;
}

interface Anew {
  rules: OfficeRules;
  /** The one that was taken away. */
  last: Clock | undefined;
  /** The escalation level from now on. */
  level: number;
  now: Date;
}

/** Starts the clock of a complaint that is opened again (SLA-09). The one before stays readable; to close without one was an answer. */
export async function startAnew(db: Db | Tx, complaint: Timed, { rules, last, level, now }: Anew) {
  const anew = {
    ...clockFrom(rules, complaint, { started_at: now, now }),
    nth: (last?.nth ?? 0) + 1,
    responded_at: last?.responded_at ?? now,
    level,
  };
  const [[started]] = await inParallel(db, [
    () => db.insert(complaintClocks).values(anew).returning(),
    () => last && keepPast(db, last),
  ]);
  if (!started) throw new Error('insert answered no row');
  return started;
}

async function keepPast(db: Db | Tx, { complaint_id, nth, started_at, due_on, stopped_on }: Clock) {
  if (stopped_on) await db.insert(pastClocks).values({ complaint_id, nth, started_at, due_on, stopped_on });
}
