import { eq } from 'drizzle-orm';
import type { Work } from '#server/complaints/events.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import { passedBy } from '../escalationLevels/escalateOn.ts';
import { startClock } from '../makeClocks.ts';
import { rulesFor } from '../rules.ts';
import { complaintClocks } from '../schema/clocks.ts';

/** The deadline of a locked complaint, with its rules. */
export async function onEscalationLevels({
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
