import { and, eq } from 'drizzle-orm';
import { changes } from '#contract/access/scope.ts';
import type { approveLeader as approveCall, rejectLeader as rejectCall } from '#contract/leaders/leader.ts';
import { changeRow } from '#server/kernel/db/rows.ts';
import { visible } from '#server/kernel/db/scope.ts';
import { forbidden, invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import type { Leader } from './record.ts';
import { leaders } from './schema/leaders.ts';

type Work = Pick<Context, 'actor' | 'db' | 'now'>;

/**
 * The leader to change, locked. 404 when the actor does not see it, 403 when it is above the actor's place (SCOPE-08).
 */
async function lockLeader({ actor, db }: Work, id: number): Promise<Leader> {
  const [leader] = await db
    .select()
    .from(leaders)
    .where(and(eq(leaders.id, id), visible(actor, leaders)))
    .for('update');
  if (!leader) throw notFound();
  if (!changes(actor, leader)) throw forbidden();
  return leader;
}

/** Stores a decision on a locked leader and raises its version. */
async function changeLeader(
  work: Work,
  leader: Leader,
  decision: Partial<Pick<Leader, 'status' | 'designation'>>,
): Promise<void> {
  await changeRow(work, leaders, leader, decision);
}

/** Approves an application with a designation (LDR-03). 422 when it is already approved. */
export async function approveLeader(context: Context<typeof approveCall>) {
  const { leader_id, designation } = context.body;
  const leader = await lockLeader(context, leader_id);
  if (leader.status) throw invalidField('leader_id', 'alreadyApproved');
  await changeLeader(context, leader, { status: true, designation });
  return { message: 'Application approved successfully' };
}

/** Puts an approved leader on hold; the designation stays stored (LDR-04). 422 for one who is not approved. */
export async function rejectLeader(context: Context<typeof rejectCall>) {
  const leader = await lockLeader(context, context.body.leader_id);
  if (!leader.status) throw invalidField('leader_id', 'notApproved');
  await changeLeader(context, leader, { status: false });
  return { message: 'Application Status Changed to On Hold' };
}
