import { and, eq } from 'drizzle-orm';
import { seesAllTasks } from '#contract/access/access.ts';
import type { TaskKind } from '#contract/desk/task.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { tasks } from '../schema/tasks.ts';

/** A task of the actor, for admin of any user; 404 for any other. `locked` until the transaction ends. */
export async function findTask(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  id: number,
  { kind, locked }: { kind?: TaskKind; locked?: boolean } = {},
) {
  const own = seesAllTasks(actor) ? undefined : eq(tasks.creator_id, actor.id);
  const query = db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), kind && eq(tasks.kind, kind), own));
  const [task] = await (locked ? query.for('update') : query);
  if (!task) throw notFound();
  return task;
}
