import type { rejectLeader as call } from '../../contract/leader.ts';
import { invalidField } from '../http/errors.ts';
import type { Context } from '../http/serve.ts';
import { changeLeader, lockLeader } from '../leaders/change.ts';

/** Puts an approved leader on hold; what he was stays known (LDR-04). 422 when he is not approved. */
export async function rejectLeader(context: Context<typeof call>) {
  const leader = await lockLeader(context, context.body.leader_id);
  if (!leader.status) throw invalidField('leader_id', 'notApproved');
  await changeLeader(context, leader, { status: false });
  return { message: 'Application Status Changed to On Hold' };
}
