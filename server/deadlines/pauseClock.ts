import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { startClock, type Timed } from './makeClocks.ts';
import { endPause } from './pauses.ts';
import { recomputeDeadline } from './recomputeDeadline.ts';
import { rulesFor } from './rules.ts';
import { complaintClocks, complaintPauses } from './schema/clocks.ts';

type Pausing = Pick<
  typeof complaintPauses.$inferInsert,
  'reason' | 'note' | 'until' | 'paused_at' | 'creator_id'
>;

/** Pauses the deadline of a locked complaint, and recomputes it as if the pause lasted to its last day (SLA-07). */
export async function pauseClock(db: Db | Tx, complaint: Timed, pause: Pausing): Promise<void> {
  const now = pause.paused_at;
  const isOf = eq(complaintClocks.complaint_id, complaint.id);
  const [stored] = await db.select().from(complaintClocks).where(isOf);
  // A complaint recorded before deadlines existed may have none yet.
  const clock = stored ?? (await startClock(db, await rulesFor(db, complaint), complaint, now));
  if (!clock) throw new Error('what is never due cannot wait');
  await db.insert(complaintPauses).values({ ...pause, complaint_id: complaint.id, nth: clock.nth });
  await db.update(complaintClocks).set({ paused_until: pause.until }).where(isOf);
  await recomputeDeadline(db, complaint, now);
}

/** Resumes the deadline at once; without a user when the awaited reply arrived. */
export async function resumeClock(
  db: Db | Tx,
  complaint: Timed,
  { now, by }: { now: Date; by?: number },
): Promise<void> {
  await endPause(db, complaint.id, { now, by });
  await recomputeDeadline(db, complaint, now);
}
