import { MAX_PAUSE_DAYS } from '#contract/deadlines/pause.ts';
import type {
  pauseComplaint as pauseCall,
  resumeComplaint as resumeCall,
} from '#contract/deadlines/pauseCalls.ts';
import { dayOf, daysBetween } from '#contract/kernel/day.ts';
import { lockForAction } from '#server/complaints/change.ts';
import type { Work } from '#server/complaints/events.ts';
import { addToTimeline } from '#server/complaints/timeline.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { pauseClock, resumeClock } from '../pauseClock.ts';
import { resumeByItself } from './resumeByItself.ts';

/**
 * Pauses the deadline of a complaint until a day (SLA-07). Neither its version nor its history changes (GRD-05,
 * GRD-06). @throws 422 as the state machine says, for a day that is not 1 to 90 days ahead, and for the reason
 * "other" without a note
 */
export async function pauseComplaint(context: Work & Pick<Context<typeof pauseCall>, 'body'>) {
  const { actor, db } = context;
  const { id, reason, until, note } = context.body;
  const { complaint, now } = await lockForAction('pause', context, id);
  const ahead = daysBetween(dayOf(context.now), until);
  if (ahead < 1 || ahead > MAX_PAUSE_DAYS) throw invalidField('until', 'pauseLength');
  if (reason === 'other' && !note) throw invalidField('note', 'required');
  // A pause may be over although the scheduler has not ended it yet.
  await resumeByItself(db, complaint, now);
  await pauseClock(db, complaint, { reason, note, until, paused_at: now, creator_id: actor.id });
  await addToTimeline({ actor, db, now }, id, 'paused', {
    pauseReason: [null, reason],
    pausedUntil: [null, until],
  });
  return { message: 'Paused.' };
}

/** Resumes the deadline of a paused complaint (SLA-07). @throws 422 unless it is paused */
export async function resumeComplaint(context: Context<typeof resumeCall>) {
  const { actor, body, db } = context;
  const { complaint, now } = await lockForAction('resume', context, body.id);
  await resumeClock(db, complaint, { now, by: actor.id });
  await addToTimeline({ actor, db, now }, complaint.id, 'resumed');
  return { message: 'Resumed.' };
}
