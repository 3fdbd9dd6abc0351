import { eq } from 'drizzle-orm';
import type {
  deescalateComplaint as deescalateCall,
  escalateComplaint as escalateCall,
} from '#contract/deadlines/escalation.ts';
import { LEVELS, type Level, OFF } from '#contract/deadlines/escalationLevels.ts';
import { lockForAction } from '#server/complaints/change.ts';
import type { Work } from '#server/complaints/events.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { addToTimeline } from '#server/complaints/timeline.ts';
import { notify } from '#server/desk/notices/notify.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { nextUp, reachAt } from '#server/teamwork/leaves/reach.ts';
import { escalateAll } from '../escalation/escalateAll.ts';
import { reasonsAt } from '../escalation/reasons.ts';
import { passedBy, putOnEscalationLevels } from '../escalationLevels/escalateOn.ts';
import {
  escalationRecipientsFrom,
  removeEscalationRecipients,
} from '../escalationLevels/escalationRecipients.ts';
import { startClock } from '../makeClocks.ts';
import { rulesFor } from '../rules.ts';
import { complaintClocks } from '../schema/clocks.ts';

/**
 * Escalates a complaint to the next level that has users (SLA-14). @throws 422 as the state machine says, and when no
 * higher level has users
 */
export async function escalateComplaint(context: Context<typeof escalateCall>) {
  const { actor, body, db } = context;
  const { complaint, now } = await lockForAction('escalate', context, body.id);
  const { clock, rules } = await onEscalationLevels({ db, complaint, now });
  const reach = await reachAt(db, now, complaint);
  const to = nextUp(rules.ladder, (level) => reach(complaint, level), clock.level);
  if (!to) throw invalidField('clock', 'highestLevel');
  const reasons = (await reasonsAt(db, [clock], now))(clock, rules.calendar, to);
  await escalateAll(db, [{ clock, rules, to, reasons }], { actor, now, note: body.note });
  return { message: 'Escalated.' };
}

/** Returns a complaint to the next lower level that has users, or to its assignee (SLA-14). */
export async function deescalateComplaint(context: Context<typeof deescalateCall>) {
  const { actor, body, db } = context;
  const { complaint, now } = await lockForAction('deescalate', context, body.id);
  const { clock, rules } = await onEscalationLevels({ db, complaint, now });
  const reach = await reachAt(db, now, complaint);
  const to = LEVELS.toReversed().find(
    (level) =>
      level < clock.level && rules.ladder[level] !== OFF && reach(complaint, level).people.length > 0,
  );
  await putOnEscalationLevels(db, [{ ...clock, level: to ?? 0 }]);
  await addToTimeline({ actor, db, now }, complaint.id, 'deescalated', {
    level: [String(clock.level), String(to ?? 0)],
    note: [null, body.note],
  });
  await (to ? notifyLevel(context, complaint, to, now) : backToCharge(context, complaint, now));
  return { message: 'Given back.' };
}

async function notifyLevel({ actor, db }: Work, complaint: Complaint, level: Level, now: Date) {
  const ids = await escalationRecipientsFrom(db, complaint, level, now);
  const recipientIds = ids.filter((id) => id !== actor.id);
  const notice = { complaint_id: complaint.id, kind: 'given_back' as const, created_at: now };
  if (recipientIds.length > 0)
    await db.insert(notices).values(recipientIds.map((user_id) => ({ ...notice, user_id })));
}

async function backToCharge({ db }: Work, { id, staff_id }: Complaint, now: Date) {
  await removeEscalationRecipients(db, id);
  await notify(db, [{ complaint_id: id, staff_id, kind: 'given_back' }], now);
}

/** The deadline of a locked complaint, with its rules. */
async function onEscalationLevels({
  db,
  complaint,
  now,
}: Pick<Work, 'db' | 'now'> & { complaint: Complaint }) {
  const isOf = eq(complaintClocks.complaint_id, complaint.id);
  const [[stored], rules] = await inParallel(db, [
    () => db.select().from(complaintClocks).where(isOf),
    () => rulesFor(db, complaint),
  ]);
  // A complaint recorded before deadlines existed may have none yet.
  const clock = stored ?? (await startClock(db, rules, complaint, now));
  if (!clock) throw new Error('what is never due is on no ladder');
  return { clock: { ...clock, passed: await passedBy(db, clock) }, rules };
}
