import type { reopenComplaint as call } from '../../contract/complaintCalls.ts';
import { isClosed } from '../../contract/complaintStatus.ts';
import { addHistory, changeComplaint, lockComplaint, refuseOlder, withStatus } from '../complaints/change.ts';
import { invalidField } from '../http/errors.ts';
import type { Context } from '../http/serve.ts';

/** Makes a resolved complaint open again (DET-06). 422 when it is not resolved. */
export async function reopenComplaint(context: Context<typeof call>) {
  const { body, now } = context;
  const complaint = await lockComplaint(context, body.id);
  if (!isClosed(complaint.status)) throw invalidField('status', 'notResolved');
  await refuseOlder(context, complaint, body.version);
  await changeComplaint(context, complaint, withStatus(complaint, 'open', now));
  await addHistory(context, complaint.id, 'Reopened');
  return { message: 'Complaint reopened successfully!' };
}
