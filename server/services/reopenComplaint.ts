import type { reopenComplaint as call } from '../../contract/complaintCalls.ts';
import { addHistory, changeComplaint, lockFor, refuseOlder, withStatus } from '../complaints/change.ts';
import type { Context } from '../http/serve.ts';

/** Makes a resolved complaint open again (DET-06). 422 when it is not resolved. */
export async function reopenComplaint(context: Context<typeof call>) {
  const { body, now } = context;
  const complaint = await lockFor('reopen', context, body.id);
  await refuseOlder(context, complaint, body.version);
  await changeComplaint(context, complaint, withStatus(complaint, 'open', now), 'reopened');
  await addHistory(context, complaint.id, 'Reopened');
  return { message: 'Complaint reopened successfully!' };
}
