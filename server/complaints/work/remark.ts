import type { addRemark as call } from '../../../contract/complaintCalls.ts';
import { names } from '../../db/names.ts';
import type { Context } from '../../http/serve.ts';
import { addHistory, lockFor } from '../change.ts';
import { historyEntry } from '../history.ts';
import { addToTimeline } from '../timeline.ts';

/** Adds what the office has to say to the history (DET-03); the complaint itself stays as it is. */
export async function addRemark(context: Context<typeof call>) {
  const { complaint_id, message } = context.body;
  const work = await lockFor('remark', context, complaint_id);
  await addToTimeline(work, complaint_id, 'remarked', { message: [null, message] });
  return historyEntry(await addHistory(work, complaint_id, message), await names(work.db));
}
