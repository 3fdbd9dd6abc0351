import type { TimelineAction } from '#contract/complaints/timeline.ts';
import type { Changes } from '#server/complaints/schema/complaintChanges.ts';
import { addToTimeline, instantFor } from '#server/complaints/timeline.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import type { Letter } from './record.ts';

/**
 * Records a change in the timeline of the letter's complaint, if any. The complaint itself stays unchanged (GRD-06).
 */
export async function recordLetterChange(
  { actor, db, now }: Pick<Context, 'actor' | 'db' | 'now'>,
  { complaint_id, number }: Letter,
  action: TimelineAction,
  more: Changes = {},
): Promise<void> {
  if (!complaint_id) return;
  const at = await instantFor(db, { id: complaint_id, updated_at: now }, now);
  await addToTimeline({ actor, db, now: at }, complaint_id, action, { letter: [null, number], ...more });
}
