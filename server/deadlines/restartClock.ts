import { eq } from 'drizzle-orm';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { clockFrom, type Timed } from './makeClocks.ts';
import type { OfficeRules } from './rules.ts';
import { complaintClocks, pastClocks } from './schema/clocks.ts';

type Clock = typeof complaintClocks.$inferSelect;

/**
 * Deletes the deadline of a closed complaint so that it can start again; undefined if it was closed before deadlines
 * existed.
 */
export async function deleteClock(db: Db | Tx, complaintId: number): Promise<Clock | undefined> {
  const [last] = await db
    .delete(complaintClocks)
    .where(eq(complaintClocks.complaint_id, complaintId))
    .returning();
  return last;
}

interface Restart {
  rules: OfficeRules;
  /** The deleted deadline. */
  last: Clock | undefined;
  /** The escalation level to start with. */
  level: number;
  now: Date;
}

/**
 * Starts the deadline of a reopened complaint (SLA-09). The previous one is stored in `past_clocks`; closing without
 * an answer counted as the answer.
 */
export async function restartClock(db: Db | Tx, complaint: Timed, { rules, last, level, now }: Restart) {
  const restarted = {
    ...clockFrom(rules, complaint, { started_at: now, now }),
    nth: (last?.nth ?? 0) + 1,
    responded_at: last?.responded_at ?? now,
    level,
  };
  const [started] = await inParallel(db, [
    () => insertRow(db, complaintClocks, restarted),
    () => last && keepPast(db, last),
  ]);
  return started;
}

async function keepPast(db: Db | Tx, { complaint_id, nth, started_at, due_on, stopped_on }: Clock) {
  if (stopped_on) await db.insert(pastClocks).values({ complaint_id, nth, started_at, due_on, stopped_on });
}
