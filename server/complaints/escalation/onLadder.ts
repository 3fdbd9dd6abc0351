import { eq } from 'drizzle-orm';
import { askAll } from '#server/db/askAll.ts';
import { complaintClocks } from '#server/db/schema/clocks.ts';
import { passedBy } from '#server/deadlines/ladder/escalateOn.ts';
import { startClock } from '#server/deadlines/makeClocks.ts';
import { rulesFor } from '#server/deadlines/rules.ts';
import type { Work } from '../change.ts';
import type { Complaint } from '../row.ts';

/** The clock of a locked complaint, with the rules that it follows. */
export async function onLadder({ db, complaint, now }: Pick<Work, 'db' | 'now'> & { complaint: Complaint }) {
  const isOf = eq(complaintClocks.complaint_id, complaint.id);
  const [[kept], rules] = await askAll(db, [
    () => db.select().from(complaintClocks).where(isOf),
    () => rulesFor(db, complaint),
  ]);
  // One from before there were clocks may not have got its own yet.
  const clock = kept ?? (await startClock(db, rules, complaint, now));
  if (!clock) throw new Error('what is never due is on no ladder');
  return { clock: { ...clock, passed: await passedBy(db, clock) }, rules };
}
