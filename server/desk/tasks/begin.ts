import type { TaskKind } from '#contract/desk/task.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { taskItems, tasks } from '../schema/tasks.ts';

/** Rows per statement. */
const ROWS = 1_000;

interface Begun {
  kind: TaskKind;
  /** Ids for the step of this kind of task. */
  subject: Record<string, number>;
  /** Parameters that are no ids. */
  params?: Record<string, unknown>;
  /** The complaints to change one by one; absent for a kind that determines its `total` itself, slice by slice. */
  complaintIds?: readonly number[];
  /** The same for a task on referrals. */
  referralIds?: readonly number[];
  /** Parameters of single items, by id, if they differ. */
  itemParams?: ReadonlyMap<number, Record<string, unknown>>;
  total?: number;
}

/**
 * Creates a task on many complaints in the caller's transaction (GRD-15); it starts after the commit. Items are in the
 * order of ids, in which every call locks several, so that no deadlock occurs.
 */
export async function beginTask(
  { actor, afterCommit, db, jobs, now }: Pick<Context, 'actor' | 'afterCommit' | 'db' | 'jobs' | 'now'>,
  { kind, subject, params, complaintIds = [], referralIds = [], itemParams, total }: Begun,
) {
  const ids = [...complaintIds, ...referralIds];
  const task = await insertRow(db, tasks, {
    kind,
    subject,
    params,
    creator_id: actor.id,
    total: total ?? ids.length,
    created_at: now,
  });
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
