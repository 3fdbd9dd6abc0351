import { and, eq, sql } from 'drizzle-orm';
import { addDays, dayOf, startOf } from '../../../contract/day.ts';
import { MAX_FOLLOWUP_DAYS } from '../../../contract/deskFilters.ts';
import type { followUpComplaint as call } from '../../../contract/followup.ts';
import { nextOpening } from '../../../contract/workingTime.ts';
import { complaintFollowups } from '../../db/schema/followups.ts';
import { rulesFor } from '../../deadlines/rules.ts';
import { invalidField } from '../../errors/apiError.ts';
import type { Context } from '../../http/serve.ts';
import { lockFor, type Work } from '../change.ts';
import type { Complaint } from '../row.ts';
import { addToTimeline } from '../timeline.ts';
import { endThose } from './end.ts';
import { followupsOf } from './open.ts';

const { complaint_id, day, note } = complaintFollowups;

/**
 * Puts a complaint off for the caller, moves that, or ends it (DESK-04); its deadline runs on. Ending what there is not changes
 * nothing. @throws 422 for a day that is too early or too far, and for a closed complaint
 */
export async function followUp(context: Work & Pick<Context<typeof call>, 'body'>) {
  const { id, on, done, note: about } = context.body;
  const work = await lockFor('followUp', context, id);
  const own = and(followupsOf(work.actor), eq(complaint_id, id));
  const [before] = await work.db.select({ on: day, note }).from(complaintFollowups).where(own);
  const after = on ? { on, note: about } : null;
  if (after) await put(work, after);
  else if (before) await endThose(work, own, done ? 'done' : 'cleared');
  if (before?.on !== after?.on) {
    await addToTimeline(work, id, 'followedUp', { followup: [before?.on ?? null, after?.on ?? null] });
  }
  return { id, followup: after };
}

async function put(
  work: Work & { complaint: Complaint },
  { on, note: about }: { on: string; note: string | null },
) {
  const { actor, complaint, db, now } = work;
  const today = dayOf(now);
  if (on <= today) throw invalidField('on', 'followUpTooEarly');
  if (on > addDays(today, MAX_FOLLOWUP_DAYS)) throw invalidField('on', 'followUpTooFar');
  const { calendar } = await rulesFor(db, complaint);
  const midnight = new Date(startOf(on));
  const when = { day: on, opens_at: nextOpening(calendar, midnight) ?? midnight, note: about };
  await db
    .insert(complaintFollowups)
    .values({ ...when, complaint_id: complaint.id, user_id: actor.id, created_at: now })
    .onConflictDoUpdate({
      target: [complaintFollowups.user_id, complaint_id],
      targetWhere: sql`state = 'open'`,
      set: when,
    });
}
