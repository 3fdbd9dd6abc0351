import { and, asc, eq, sql } from 'drizzle-orm';
import { seesAllTasks } from '#contract/access/access.ts';
import { MAX_DIRECT_ROWS } from '#contract/desk/bulkActions.ts';
import { codedText } from '#contract/kernel/coded.ts';
import {
  type doToReferrals as call,
  type getReferralBulk as getCall,
  mayDoToReferrals,
  type ReferralBulk,
} from '#contract/letters/referralBulk.ts';
import { writtenReferral } from '#contract/letters/registers.ts';
import { taskItems, tasks } from '#server/desk/schema/tasks.ts';
import { beginTask } from '#server/desk/tasks/begin.ts';
import { taskOf } from '#server/desk/tasks/results.ts';
import { runTask } from '#server/desk/tasks/run.ts';
import { forbidden, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context, Services } from '#server/kernel/http/serve.ts';
import { letters } from '../../schema/letters.ts';
import { referrals } from '../../schema/referrals.ts';
import { checkAll } from './check.ts';
import { selectedReferrals } from './select.ts';
import { actionOf, REFERRAL_WORKERS } from './workers.ts';

/** Starts a bulk action, or returns its preview. A small selection is finished before the response (REF-15). */
export async function doToReferrals(services: Services, context: Context<typeof call>) {
  const { actor, afterCommit, body, db, links } = context;
  if (!mayDoToReferrals(actor, body.action)) throw forbidden();
  const selected = await selectedReferrals(context);
  const total = selected.length;
  if (body.dry_run) return { total, ...(await checkAll(context, selected)) };
  const task = await beginTask(context, {
    kind: 'referrals',
    subject: {},
    params: { action: body.action },
    referralIds: selected.map(({ referral }) => referral.id),
  });
  if (total <= MAX_DIRECT_ROWS)
    afterCommit(() => runTask(services, task.id, { last: false }, REFERRAL_WORKERS));
  return { total, job: await taskOf(db, task, links) };
}

/**
 * The results of a bulk action, with the numbers of the letters that were sent. @throws 404 for a task of another
 * user
 */
export async function referralBulk(context: Context<typeof getCall>): Promise<ReferralBulk> {
  const { actor, db, links, params } = context;
  const own = seesAllTasks(actor) ? undefined : eq(tasks.creator_id, actor.id);
  const [task] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, params.id), eq(tasks.kind, 'referrals'), own));
  if (!task) throw notFound();
  const action = actionOf(task.params);
  const rows = await db
    .select({
      id: referrals.id,
      number: referrals.number,
      state: taskItems.state,
      reason: taskItems.reason,
      letter: { id: letters.id, number: letters.number },
    })
    .from(taskItems)
    .innerJoin(referrals, eq(referrals.id, taskItems.referral_id))
    .leftJoin(letters, sql`${letters.id} = (${taskItems.before}->>'letter_id')::int`)
    .where(eq(taskItems.task_id, task.id))
    .orderBy(asc(taskItems.position));
  return {
    action,
    job: await taskOf(db, task, links),
    rows: rows.map(({ id, number, state, reason, letter }) => ({
      id,
      number: writtenReferral(number),
      state,
      reason: reason && codedText(reason),
      ...reason,
      letter: state === 'done' ? letter : null,
    })),
  };
}
