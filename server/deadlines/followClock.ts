import { and, eq, isNull, max } from 'drizzle-orm';
import { isClosed } from '#contract/complaints/complaintStatus.ts';
import type { TimelineAction } from '#contract/complaints/timeline.ts';
import { LEVELS } from '#contract/deadlines/escalationLevels.ts';
import { dayOf } from '#contract/kernel/day.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import {
  escalationRecipientsFrom,
  removeEscalationRecipients,
} from './escalationLevels/escalationRecipients.ts';
import { hasClock, startClock, type Timed } from './makeClocks.ts';
import { endPause, takeBackEnd } from './pauses.ts';
import { recomputeDeadline } from './recomputeDeadline.ts';
import { rulesFor } from './rules.ts';
import { complaintClocks, pastClocks } from './schema/clocks.ts';

/**
 * Updates the deadline of a complaint after a change: stops it with the complaint, and recomputes it when category,
 * priority or place change (SLA-08). Records the first answer to the citizen (SLA-05). The `version` stays (GRD-06).
 * The caller that reopens a complaint restarts its deadline, since it knows the level.
 */
export async function followClock(
  db: Db | Tx,
  [before, after]: readonly [Timed, Timed],
  { action, now }: { action: TimelineAction; now: Date },
): Promise<void> {
  const [wasClosed, closed] = [isClosed(before.status), isClosed(after.status)];
  if (before.type !== after.type) await changeType(db, after, now);
  else if (!hasClock(after)) return;
  else if (!wasClosed && closed) await stop(db, after);
  else if (wasClosed && !closed && action === 'mergeUndone') await continueClock(db, [before, after], now);
  else if (!wasClosed && DEADLINE_FIELDS.some((field) => before[field] !== after[field]))
    await recomputeDeadline(db, after, now);
  if (!closed && before.assembly_id !== after.assembly_id) await renewRecipients(db, after, now);
  if (action === 'replied' || action === 'resolved') await noteResponse(db, after, now);
}

/** The fields that a deadline depends on, besides its start. */
const DEADLINE_FIELDS = ['category_id', 'priority', 'parliament_id', 'assembly_id'] as const;

const isOf = ({ id }: Timed) => eq(complaintClocks.complaint_id, id);

/** Records the first answer to the citizen: in writing, or in a call that reached them (SLA-05). */
export async function noteResponse(db: Db | Tx, { id }: Pick<Timed, 'id'>, now: Date): Promise<void> {
  const { complaint_id, responded_at } = complaintClocks;
  await db
    .update(complaintClocks)
    .set({ responded_at: now })
    .where(and(eq(complaint_id, id), isNull(responded_at)));
}

/** A running pause ends with the complaint. The escalation recipients are removed. */
async function stop(db: Db | Tx, complaint: Timed) {
  if (!complaint.closed_at) throw new Error('closed without an instant');
  if (await endPause(db, complaint.id, { now: complaint.closed_at }))
    await recomputeDeadline(db, complaint, complaint.closed_at);
  const stopped_on = dayOf(complaint.closed_at);
  await inParallel(db, [
    () => db.update(complaintClocks).set({ stopped_on }).where(isOf(complaint)),
    () => removeEscalationRecipients(db, complaint.id),
  ]);
}

/**
 * A closing that is undone leaves no trace in the deadline: the pause that ended with it continues, by the current
 * rules (PER-17).
 */
async function continueClock(db: Db | Tx, [{ closed_at }, complaint]: readonly [Timed, Timed], now: Date) {
  await db.update(complaintClocks).set({ stopped_on: null }).where(isOf(complaint));
  if (closed_at) await takeBackEnd(db, complaint.id, closed_at);
  await recomputeDeadline(db, complaint, now);
  await renewRecipients(db, complaint, now);
}

/** Adds the current users of its level as recipients. */
async function renewRecipients(db: Db | Tx, complaint: Timed, now: Date) {
  const [clock] = await db
    .select({ level: complaintClocks.level })
    .from(complaintClocks)
    .where(isOf(complaint));
  await removeEscalationRecipients(db, complaint.id);
  const level = LEVELS.find((each) => each === clock?.level);
  if (level) await escalationRecipientsFrom(db, complaint, level, now);
}

/** Deadlines from before it was reopened keep their numbers. */
async function numberBehind(db: Db | Tx, complaint: Timed) {
  const [past] = await db
    .select({ last: max(pastClocks.nth) })
    .from(pastClocks)
    .where(eq(pastClocks.complaint_id, complaint.id));
  if (past?.last)
    await db
      .update(complaintClocks)
      .set({ nth: past.last + 1 })
      .where(isOf(complaint));
}

/**
 * A complaint that becomes a suggestion loses its deadline. Its waiting time counts if it becomes a complaint again.
 */
async function changeType(db: Db | Tx, complaint: Timed, now: Date) {
  if (!hasClock(complaint)) {
    await endPause(db, complaint.id, { now });
    await db.delete(complaintClocks).where(isOf(complaint));
    await removeEscalationRecipients(db, complaint.id);
  } else if (!isClosed(complaint.status)) {
    await startClock(db, await rulesFor(db, complaint), complaint, now);
    await numberBehind(db, complaint);
    await recomputeDeadline(db, complaint, now);
  }
}
