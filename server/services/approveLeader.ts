import type { approveLeader as call } from '../../contract/leader.ts';
import { invalidField } from '../http/errors.ts';
import type { Context } from '../http/serve.ts';
import { changeLeader, lockLeader } from '../leaders/change.ts';

/** Approves an application as what the person will be (LDR-03). 422 when it is approved already. */
export async function approveLeader(context: Context<typeof call>) {
  const { leader_id, designation } = context.body;
  const leader = await lockLeader(context, leader_id);
  if (leader.status) throw invalidField('leader_id', 'alreadyApproved');
  await changeLeader(context, leader, { status: true, designation });
  return { message: 'Application approved successfully' };
}
