import { and, eq, isNotNull } from 'drizzle-orm';
import type { undoBulk as call } from '#contract/desk/bulk.ts';
import { hasUndo } from '#contract/desk/bulkActions.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { taskItems } from '../schema/tasks.ts';
import { beginTask } from '../tasks/begin.ts';
import { assertMayDoInBulk } from './assertMayDoInBulk.ts';
import { atOnce, type BulkServices } from './begin.ts';
import { findWork, type Row, undoOf, undoUntil, workOf } from './bulkTask.ts';
import { startedAction } from './workers.ts';

/**
 * Starts to undo a bulk action (DESK-12), as a task with the current permissions of the user who undoes it. @throws 422
 * for answers and resolutions, while it is running, when it is too late, and a second time
 */
export async function undoBulk(services: BulkServices, context: Context<typeof call>) {
  const { db, params } = context;
  // Locked, so that the second of two simultaneous calls sees that it is undone.
  const work = await findWork(context, params.id, { locked: true });
  await refuse(context, work);
  const { before, complaint_id, task_id } = taskItems;
  const changed = await db
    .select({ id: complaint_id })
    .from(taskItems)
    .where(and(eq(task_id, work.id), isNotNull(before)));
  const task = await beginTask(context, {
    kind: 'bulkUndo',
    subject: { bulk_id: work.id },
    complaintIds: changed.flatMap(({ id }) => id ?? []),
  });
  atOnce(services, context, task);
  return workOf(context, work);
}

async function refuse(context: Context<typeof call>, work: Row) {
  const { action } = startedAction(work.params);
  assertMayDoInBulk(context.actor, action);
  if (!hasUndo(action)) throw invalidField('id', 'bulkHasNoUndo');
  const until = undoUntil(work);
  if (!until) throw invalidField('id', 'bulkUnderWay');
  if (await undoOf(context, work)) throw invalidField('id', 'bulkUndone');
  if (until < context.now) throw invalidField('id', 'bulkTooOld');
}
