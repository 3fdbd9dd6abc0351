import { eq } from 'drizzle-orm';
import { LEVELS, type Level } from '../../../contract/ladder.ts';
import { askAll } from '../../db/askAll.ts';
import type { Db, Tx } from '../../db/open.ts';
import { complaintClocks } from '../../db/schema/clocks.ts';
import { happenOnce } from '../../deadlines/clockEvents.ts';
import { escalateOn, putOnLadder } from '../../deadlines/ladder/escalateOn.ts';
import { nextUp, reachAt } from '../../deadlines/ladder/reach.ts';
import { watchFrom } from '../../deadlines/ladder/watchers.ts';
import { hasClock } from '../../deadlines/makeClocks.ts';
import type { Work } from '../change.ts';
import type { Complaint } from '../row.ts';
import { escalateAll } from './escalateAll.ts';
import { onLadder } from './onLadder.ts';
import { reasonsAt } from './reasons.ts';

/** How far up the ladder a complaint stands or stood when it was closed; 0 for what is never due. */
export async function levelOf(db: Db | Tx, complaintId: number): Promise<number> {
  const [clock] = await db
    .select({ level: complaintClocks.level })
    .from(complaintClocks)
    .where(eq(complaintClocks.complaint_id, complaintId));
  return clock?.level ?? 0;
}

/**
 * Puts a complaint that was opened again where it stood, or to the next level above that has somebody (REF-20). Its new clock goes
 * on from there.
 */
export async function climb(
  work: Work,
  complaint: Complaint,
  { from, up }: { from: number; up: boolean },
): Promise<void> {
  if (!hasClock(complaint)) return;
  const { actor, db, now } = work;
  const [{ clock, rules }, reach] = await askAll(db, [
    () => onLadder({ db, complaint, now }),
    () => (up ? reachAt(db, now, complaint) : undefined),
  ]);
  const stood = { ...clock, level: from, passed: from };
  const to = reach && nextUp(rules.ladder, (level) => reach(complaint, level), from);
  if (to) {
    const others = (await reasonsAt(db, [stood], now))(stood, rules.calendar, to);
    const reasons = [{ why: 'reopened' as const }, ...others];
    return escalateAll(db, [{ clock: stood, rules, to, reasons }], { actor, now });
  }
  const level = LEVELS.find((each) => each === from);
  if (level) await stay(work, complaint, { ...stood, level, escalate_on: escalateOn(rules, stood) });
}

type Standing = Omit<typeof complaintClocks.$inferSelect, 'level'> & { level: Level };

async function stay({ db, now }: Work, complaint: Complaint, { level, nth, escalate_on }: Standing) {
  const { id: complaint_id } = complaint;
  await happenOnce(db, [{ complaint_id, nth, level, kind: 'escalated', happened_at: now }]);
  await putOnLadder(db, [{ complaint_id, level, escalate_on }]);
  await watchFrom(db, complaint, level, now);
}
