import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import type { followUpComplaint as call, Followup } from '#contract/desk/followup.ts';
import { dayOf, isTooFar } from '#contract/kernel/day.ts';
import { lockForAction } from '#server/complaints/change.ts';
import type { Work } from '#server/complaints/events.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { addToTimeline } from '#server/complaints/timeline.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { followupsOf } from '../complaintFilters.ts';
import { calendarAt, opensOn } from '../offices/calendar.ts';
import { complaintFollowups } from '../schema/followups.ts';
import { endThose } from './end.ts';

const { complaint_id, day, note, user_id } = complaintFollowups;

/**
 * Sets, moves or ends the caller's follow-up of a complaint (DESK-04); the deadline continues. Ending a missing
 * follow-up changes nothing. A deputy changes the follow-up of the absent user, who finds it on return (SLA-16).
 * @throws 422 for a day that is too early or too far, and for a closed complaint
 */
export async function followUp(context: Work & Pick<Context<typeof call>, 'body'>) {
  const { id, on, done: isDone, note: about } = context.body;
  const { after } = await setFollowup(context, id, {
    whose: context.actor,
    after: on ? { on, note: about } : null,
    ends: isDone ? 'done' : 'cleared',
    check: () => on && checkFollowupDay(on, context.now),
  });
  return { id, followup: after };
}

/** 422 for a day that is too early or too far. */
export function checkFollowupDay(on: string, now: Date): void {
  const today = dayOf(now);
  if (on <= today) throw invalidField('on', 'followUpTooEarly');
  if (isTooFar(on, today)) throw invalidField('on', 'dayTooFar');
}

type Whose = Pick<Actor, 'id' | 'deputy_for'>;

interface FollowupChange {
  /** The user of the follow-up, or the deputy of that user. */
  whose: Whose;
  after: Followup | null;
  /** How an existing follow-up ends, where none follows. */
  ends: 'done' | 'cleared';
  /** Called with the complaint locked; throws where it must not be set. */
  check: (before: Followup | null) => void;
}

/** Sets or ends a user's follow-up of a complaint; returns the previous and the new one. */
export async function setFollowup(context: Work, id: number, { whose, after, ends, check }: FollowupChange) {
  const work = await lockForAction('followUp', context, id);
  const own = and(followupsOf(whose), eq(complaint_id, id));
  const [before = null] = await work.db
    .select({ on: day, note })
    .from(complaintFollowups)
    .where(own)
    .orderBy(desc(eq(user_id, whose.id)));
  check(before);
  if (after) await put(work, whose, after, own);
  else if (before) await endThose(work, own, ends);
  if (before?.on !== after?.on) {
    await addToTimeline(work, id, 'followedUp', { followup: [before?.on ?? null, after?.on ?? null] });
  }
  return { before, after };
}

async function put(
  work: Work & { complaint: Complaint },
  { id, deputy_for }: Whose,
  { on, note: about }: Followup,
  own: SQL | undefined,
) {
  const { complaint, db, now } = work;
  const { staff_id } = complaint;
  const whose = staff_id && deputy_for.includes(staff_id) ? staff_id : id;
  await endThose(work, and(own, ne(user_id, whose)), 'cleared');
  const opens_at = opensOn(await calendarAt(db, complaint), on);
  // Only an undo restores a day that has passed, and its user knows of it: no notice.
  const when = { day: on, opens_at, told: opens_at <= now, note: about };
  await db
    .insert(complaintFollowups)
    .values({ ...when, complaint_id: complaint.id, user_id: whose, created_at: now })
    .onConflictDoUpdate({
      target: [complaintFollowups.user_id, complaint_id],
      targetWhere: sql`state = 'open'`,
      set: when,
    });
}
