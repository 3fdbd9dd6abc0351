import type { addRemark as call } from '#contract/complaints/complaintCalls.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { addTyped, lockForAction } from '../change.ts';
import type { Work } from '../events.ts';
import { historyEntry } from '../history.ts';
import { addToTimeline } from '../timeline.ts';

/** Adds a remark to the history (DET-03). The complaint itself stays unchanged. */
export async function addRemark(context: Context<typeof call>) {
  const { complaint_id, message } = context.body;
  const work = await lockForAction('remark', context, complaint_id);
  return historyEntry(await remark(work, complaint_id, message), await names(work.db));
}

/** Adds a remark to a locked complaint. */
export async function remark(work: Work, complaintId: number, message: string) {
  await addToTimeline(work, complaintId, 'remarked', { message: [null, message] });
  return addTyped(work, complaintId, message);
}
