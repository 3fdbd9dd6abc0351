import { and, eq } from 'drizzle-orm';
import type { RowAction } from '#contract/desk/bulkActions.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import { taskItems, tasks } from '../schema/tasks.ts';
import type { Step } from '../tasks/run.ts';
import { actionOf, type BulkActions } from './actions/action.ts';
import { assertMayDoInBulk } from './assertMayDoInBulk.ts';

/** The action of a task, and its parameters. */
export function startedAction(params: (typeof tasks.$inferSelect)['params']) {
  const { action, ...rest } = (params ?? {}) as { action: RowAction };
  return { action, params: rest as never };
}

const doOne =
  (actions: Partial<BulkActions>): Step =>
  async ({ services, actor, db, now, params: stored, complaintId }) => {
    const { action, params } = startedAction(stored);
    assertMayDoInBulk(actor, action);
    return actionOf(actions, action).apply({ ...services, actor, db, now }, complaintId, params);
  };

/** Restores a grievance that the task in `subject` changed, unless a user has changed it since. */
const undoOne =
  (actions: Partial<BulkActions>): Step =>
  async ({ services, actor, db, now, subject, complaintId }) => {
    const [row] = await db
      .select({ task: tasks, item: taskItems })
      .from(taskItems)
      .innerJoin(tasks, eq(tasks.id, taskItems.task_id))
      .where(and(eq(taskItems.task_id, subject.bulk_id ?? 0), eq(taskItems.complaint_id, complaintId)));
    if (!row?.item.before) throw notFound();
    const { task } = row;
    const { before, version } = row.item;
    const { action, params } = startedAction(task.params);
    assertMayDoInBulk(actor, action);
    await actionOf(actions, action).undo?.(
      { ...services, actor, db, now },
      { complaintId, params, before, version: version ?? 0, maker: task.creator_id, since: task.created_at },
    );
  };

/** The workers of bulk actions and of their undo. */
export type BulkWorkers = Record<'bulk' | 'bulkUndo', { step: Step }>;
export const bulkWorkers = (actions: Partial<BulkActions>): BulkWorkers => ({
  bulk: { step: doOne(actions) },
  bulkUndo: { step: undoOne(actions) },
});
