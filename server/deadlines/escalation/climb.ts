import { LEVELS } from '#contract/deadlines/escalationLevels.ts';
import type { Work } from '#server/complaints/events.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import { nextUp, type Reached, reachAt } from '#server/teamwork/leaves/reach.ts';
import { happenOnce } from '../clockEvents.ts';
import { addEscalationRecipients } from '../escalationLevels/escalationRecipients.ts';
import { hasClock } from '../makeClocks.ts';
import { deleteClock, restartClock } from '../restartClock.ts';
import { rulesFor } from '../rules.ts';
import { comeTo } from './escalateAll.ts';
import { reasonsAt } from './reasons.ts';

/**
 * Starts the deadline of a reopened complaint at its former escalation level, or with `up` at the next higher level
 * that has users (SLA-09, REF-20). Suggestions have no deadline.
 */
export async function climb(work: Work, complaint: Complaint, { up }: { up: boolean }): Promise<void> {
  if (!hasClock(complaint)) return;
  const { actor, db, now } = work;
  const [last, rules, reach, reasonsOf] = await inParallel(db, [
    () => deleteClock(db, complaint.id),
    () => rulesFor(db, complaint),
    () => reachAt(db, now, complaint),
    () => reasonsAt(db, [complaint], now),
  ]);
  const from = last?.level ?? 0;
  const to = up ? nextUp(rules.ladder, (level) => reach(complaint, level), from) : undefined;
  const clock = await restartClock(db, complaint, { rules, last, level: to?.level ?? from, now });
  if (to) {
    const reasons = [{ why: 'reopened' as const }, ...reasonsOf(clock, rules.calendar, to)];
    return comeTo(db, [{ clock: { ...clock, level: from }, to, reasons }], { actor, now });
  }
  const level = LEVELS.find((each) => each === from);
  if (level) await stay(work, { ...clock, level }, reach(complaint, level));
}

type Standing = Awaited<ReturnType<typeof restartClock>>;

/** The users of its level are notified again. */
async function stay({ db, now }: Work, { complaint_id, nth, level }: Standing, { people }: Reached) {
  await happenOnce(db, [{ complaint_id, nth, level, kind: 'escalated', happened_at: now }]);
  const watchers = people.map(({ id: user_id }) => ({ complaint_id, user_id, level, created_at: now }));
  await addEscalationRecipients(db, watchers);
}
