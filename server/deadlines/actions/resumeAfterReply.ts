import { and, eq, gt, isNull } from 'drizzle-orm';
import type { PauseReason } from '#contract/deadlines/pause.ts';
import { dayOf } from '#contract/kernel/day.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { addToTimeline, instantFor } from '#server/complaints/timeline.ts';
import { notify } from '#server/desk/notices/notify.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { resumeClock } from '../pauseClock.ts';
import { complaintPauses } from '../schema/clocks.ts';

interface Event {
  db: Db | Tx;
  now: Date;
  /** The user who recorded the reply; null for one that arrived by itself. */
  actor: { id: number } | null;
}

/**
 * Ends the pause of a locked complaint that waited for this kind of reply, the citizen's answer or a department's
 * final reply, and recomputes its due day (SLA-07). The timeline entry has no author, the assignee is notified, and
 * the version stays (GRD-06). A pause that has reached its day is already over.
 */
export async function resumeAfterReply(
  { db, now, actor }: Event,
  complaintId: number,
  reason: Extract<PauseReason, 'waiting_citizen' | 'with_department'>,
): Promise<void> {
  const { complaint_id, ended_at, until } = complaintPauses;
  const waits = and(
    eq(complaint_id, complaintId),
    isNull(ended_at),
    eq(complaintPauses.reason, reason),
    gt(until, dayOf(now)),
  );
  if ((await db.$count(complaintPauses, waits)) === 0) return;
  const [complaint] = await db.select().from(complaints).where(eq(complaints.id, complaintId));
  if (!complaint) return;
  const at = await instantFor(db, complaint, now);
  await resumeClock(db, complaint, { now: at });
  await addToTimeline({ actor: null, db, now: at }, complaintId, 'resumed', { pauseReason: [reason, null] });
  const { staff_id } = complaint;
  if (actor && actor.id === staff_id) return;
  await notify(db, [{ complaint_id: complaintId, staff_id, kind: 'resumed' }], now);
}
