import { eq } from 'drizzle-orm';
import type { Complaint } from '#server/complaints/row.ts';
import { addToTimeline, instantFor } from '#server/complaints/timeline.ts';
import { notify } from '#server/desk/notices/notify.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { happenOnce } from '../clockEvents.ts';
import { endPause } from '../pauses.ts';
import { complaintClocks } from '../schema/clocks.ts';

type Resumed = Pick<Complaint, 'id' | 'updated_at' | 'staff_id'>;

/** Records that the pause of a locked complaint ended on its day, and notifies the assignee, once (SLA-07, GRD-07). */
export async function resumeByItself(db: Db | Tx, complaint: Resumed, now: Date): Promise<void> {
  const [clock] = await db
    .select({ nth: complaintClocks.nth })
    .from(complaintClocks)
    .where(eq(complaintClocks.complaint_id, complaint.id));
  const pause = await endPause(db, complaint.id, { now });
  if (!clock || !pause) return;
  const { id: complaint_id, staff_id } = complaint;
  const event = { complaint_id, nth: clock.nth, kind: 'resumed' as const, level: pause.id };
  const happened = await happenOnce(db, [{ ...event, happened_at: now }]);
  if (happened.size === 0) return;
  const at = await instantFor(db, complaint, now);
  await addToTimeline({ actor: null, db, now: at }, complaint_id, 'resumed');
  await notify(db, [{ complaint_id, staff_id, kind: 'resumed' }], now);
}
