import { and, eq } from 'drizzle-orm';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import type {
  createLeave as createCall,
  deleteLeave as deleteCall,
  Leave,
  updateLeave as updateCall,
} from '#contract/teamwork/leave.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { changeRow, insertRow } from '#server/kernel/db/rows.ts';
import { invalidField, notFound, refuseOlder } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { leaves } from '../schema/leaves.ts';
import { checkLeave } from './check.ts';
import { isListed, type LeaveRow, leaveRecords, lockLeave, lockPeople, stateOf } from './record.ts';

/**
 * Enters a leave (SLA-16). @throws 422 as the rules say, under `user_id` for an account for which the actor may not
 * enter one
 */
export async function createLeave(context: Context<typeof createCall>): Promise<Leave> {
  const { actor, body, db, now } = context;
  const { from_day, to_day, deputy_id } = body;
  const user_id = body.user_id ?? actor.id;
  await lockPeople(db, [user_id, deputy_id]);
  const [account] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, user_id), isListed(actor)));
  if (!account) throw invalidField('user_id', 'unknownChoice');
  const input = { user_id, from_day, to_day, deputy_id };
  await checkLeave(db, { ...input, id: 0 }, dayOf(now));
  const by = { creator_id: actor.id, created_at: now, updated_at: now };
  return written(context, await insertRow(db, leaves, { ...input, ...by }));
}

/** Changes a leave that is not over. @throws 404, 409 for an older version, 422 as the rules say */
export async function updateLeave(context: Context<typeof updateCall>): Promise<Leave> {
  const { body, db, now } = context;
  const leave = await lockLeave(context, context.params.id, body.deputy_id);
  const today = dayOf(now);
  const { version, from_day = leave.from_day, to_day = leave.to_day, deputy_id = leave.deputy_id } = body;
  await refuseOlder(version, leave, async () => (await leaveRecords(db, [leave], today))[0]);
  if (stateOf(leave, today) === 'over') throw invalidField('to_day', 'leaveOver');
  const changed = { ...leave, from_day, to_day, deputy_id };
  await checkLeave(db, changed, today);
  return written(context, await changeRow(context, leaves, leave, { from_day, to_day, deputy_id }));
}

/** Deletes a leave; of one that began before today the past days stay. @throws 404, 422 when it is over */
export async function deleteLeave(context: Context<typeof deleteCall>) {
  const { db, now } = context;
  const leave = await lockLeave(context, context.params.id);
  const today = dayOf(now);
  if (stateOf(leave, today) === 'over') throw invalidField('id', 'leaveOver');
  if (leave.from_day < today) await changeRow(context, leaves, leave, { to_day: addDays(today, -1) });
  else await db.delete(leaves).where(eq(leaves.id, leave.id));
  return { message: 'The leave has ended.' };
}

async function written({ db, now }: Pick<Context, 'db' | 'now'>, leave: LeaveRow): Promise<Leave> {
  const [record] = await leaveRecords(db, [leave], dayOf(now));
  if (!record) throw notFound();
  return record;
}
