import { eq } from 'drizzle-orm';
import { isClosed } from '#contract/complaints/complaintStatus.ts';
import { deadlineOf } from '#contract/deadlines/deadline.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { movedClock } from '#server/messages/events/movedClock.ts';
import { recordEvent } from '#server/messages/events/recordEvent.ts';
import { escalateOn, passedBy } from './escalationLevels/escalateOn.ts';
import type { Timed } from './makeClocks.ts';
import { pausesOf } from './pauses.ts';
import { rulesFor } from './rules.ts';
import { complaintClocks } from './schema/clocks.ts';

/**
 * Recomputes a complaint's deadline from its original start, with the current rules and all its pauses, and the day
 * of its next escalation (SLA-07, SLA-08, SLA-12). A changed due day is recorded as an event for messages.
 */
export async function recomputeDeadline(db: Db | Tx, complaint: Timed, now: Date): Promise<void> {
  const isOf = eq(complaintClocks.complaint_id, complaint.id);
  const [clock] = await db.select().from(complaintClocks).where(isOf);
  if (!clock) return;
  const rules = await rulesFor(db, complaint);
  const target = rules.targetOf(complaint.category_id, complaint.priority);
  const deadline = deadlineOf(rules.calendar, target, clock.started_at, await pausesOf(db, clock));
  const passed = await passedBy(db, clock);
  const escalate_on = escalateOn(rules, { ...clock, ...deadline, passed });
  await db
    .update(complaintClocks)
    .set({ ...deadline, escalate_on })
    .where(isOf);
  const { due_on } = deadline;
  if (due_on === null || due_on === clock.due_on || isClosed(complaint.status)) return;
  const moved = movedClock(clock.due_on, due_on, now);
  await recordEvent(db, { complaint_id: complaint.id, event: 'due_moved', clock: moved, at: now });
}
