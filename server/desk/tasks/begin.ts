import type { TaskKind } from '#contract/desk/task.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { taskItems, tasks } from '../schema/tasks.ts';

/** So many rows go into one statement. */
const ROWS = 1_000;

interface Begun {
  kind: TaskKind;
  /** Ids of what it is about, for the step of its kind. */
  subject: Record<string, number>;
  /** What is to be done, where ids do not say it. */
  params?: Record<string, unknown>;
  /** What it is done to, one by one; left out by a kind that finds its `total` by itself, slice by slice. */
  complaintIds?: readonly number[];
  /** The same for a task about referrals. */
  referralIds?: readonly number[];
  /** What is done to each, by its id, where that is not the same for all. */
  itemParams?: ReadonlyMap<number, Record<string, unknown>>;
  total?: number;
}

/**
 * Begins work on many grievances in the transaction that asks for it (GRD-15); it starts when that is committed. Items
 * are in the order of the ids, in which everybody locks several, so that nobody waits in a circle.
 */
export async function beginTask(
  { actor, afterCommit, db, jobs, now }: Pick<Context, 'actor' | 'afterCommit' | 'db' | 'jobs' | 'now'>,
  { kind, subject, params, complaintIds = [], referralIds = [], itemParams, total }: Begun,
) {
  const ids = [...complaintIds, ...referralIds];
  const [task] = await db
    .insert(tasks)
    .values({ kind, subject, params, creator_id: actor.id, total: total ?? ids.length, created_at: now })
    .returning();
  if (!task) throw new Error('insert answered no row');
  const inOrder = ids.toSorted((one, other) => one - other);
  const column = referralIds.length > 0 ? 'referral_id' : 'complaint_id';
  const items = inOrder.map((id, position) => ({
    task_id: task.id,
    [column]: id,
    position,
    params: itemParams?.get(id),
  }));
  for (let start = 0; start < items.length; start += ROWS) {
    await db.insert(taskItems).values(items.slice(start, start + ROWS));
  }
  await jobs.enqueue(db, 'task', { task_id: task.id });
  afterCommit(() => jobs.wake('task'));
  return task;
}
