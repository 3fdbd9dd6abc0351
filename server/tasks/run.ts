import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../contract/access.ts';
import type { TaskKind } from '../../contract/task.ts';
import { actorColumns } from '../accounts/actorColumns.ts';
import type { Tx } from '../db/open.ts';
import { users } from '../db/schema/accounts.ts';
import { taskItems, tasks } from '../db/schema/tasks.ts';
import { giveWay, nextSize } from '../db/slices.ts';
import { ApiError, unavailable } from '../errors/apiError.ts';
import type { Services } from '../http/serve.ts';

type Task = typeof tasks.$inferSelect;

/** What a task does to one grievance, with the rights that its maker has now; what it throws is why it was refused. */
export type Step = (work: {
  services: Services;
  actor: Actor;
  db: Tx;
  now: Date;
  subject: Task['subject'];
  complaintId: number;
}) => Promise<void>;

const SLICE = { first: 5, least: 1, most: 200, milliseconds: 50 };
const UNFINISHED = ['queued', 'running'] as const;

/**
 * Works a task off in slices beside the office, from where an ended process has left off: what was done to a grievance and
 * that it was are written down at once, so none is done twice. Thrown, to be tried again, is only that the database is away.
 */
export async function runTask(
  services: Services,
  id: number,
  { last }: { last: boolean },
  steps: Record<TaskKind, Step>,
): Promise<void> {
  const { clock, database, log } = services;
  try {
    for (let size = SLICE.first, isOver = false; !isOver; ) {
      const began = performance.now();
      isOver = await database.db.transaction((tx) => doSlice(services, tx, id, size, steps));
      size = nextSize(size, performance.now() - began, SLICE);
      if (!isOver) await giveWay(database.db);
    }
  } catch (err) {
    log.error({ err, task: id }, 'work on many grievances failed');
    if (!last && unavailable(err)) throw err;
    await database.db
      .update(tasks)
      .set({ state: 'failed', finished_at: clock() })
      .where(and(eq(tasks.id, id), inArray(tasks.state, UNFINISHED)));
  }
}

/** Whether there was nothing left to do. Of two processes the second waits here, and goes on behind the first. */
async function doSlice(
  services: Services,
  tx: Tx,
  id: number,
  size: number,
  steps: Record<TaskKind, Step>,
): Promise<boolean> {
  const [task] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), inArray(tasks.state, UNFINISHED)))
    .for('update');
  if (!task) return true;
  const now = services.clock();
  const items = await tx
    .select({ complaintId: taskItems.complaint_id })
    .from(taskItems)
    .where(and(eq(taskItems.task_id, id), eq(taskItems.state, 'waiting')))
    .orderBy(asc(taskItems.position))
    .limit(size);
  const actor = await makerOf(tx, task);
  let done = 0;
  for (const { complaintId } of items) {
    const work = { services, actor, now, subject: task.subject, complaintId };
    const reason = await refusalOf(tx, (db) => steps[task.kind]({ ...work, db }));
    await tx
      .update(taskItems)
      .set(reason === null ? { state: 'done' } : { state: 'refused', reason })
      .where(and(eq(taskItems.task_id, id), eq(taskItems.complaint_id, complaintId)));
    if (reason === null) done += 1;
  }
  const isOver = items.length < size;
  await tx
    .update(tasks)
    .set({
      state: isOver ? 'done' : 'running',
      finished_at: isOver ? now : null,
      done: sql`${tasks.done} + ${done}`,
      refused: sql`${tasks.refused} + ${items.length - done}`,
    })
    .where(eq(tasks.id, id));
  return isOver;
}

/** The rights of whoever began it, as they are now. */
async function makerOf(tx: Tx, { creator_id }: Task): Promise<Actor> {
  const [actor] = await tx
    .select(actorColumns)
    .from(users)
    .where(and(eq(users.id, creator_id), eq(users.disabled, false)));
  if (!actor) throw new Error('the account is gone');
  return actor;
}

/** The text with which a step refuses, of which nothing is left in the database; null when it has done its work. */
async function refusalOf(tx: Tx, step: (db: Tx) => Promise<void>): Promise<string | null> {
  try {
    await tx.transaction(step);
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.status !== 503) return error.message;
    throw error;
  }
}
