import { and, asc, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../contract/access.ts';
import type { TaskKind } from '../../contract/task.ts';
import { actorColumns } from '../accounts/actorColumns.ts';
import type { Tx } from '../db/open.ts';
import { users } from '../db/schema/accounts.ts';
import { taskItems, tasks } from '../db/schema/tasks.ts';
import { giveWay } from '../db/slices.ts';
import { ApiError } from '../errors/apiError.ts';
import type { Services } from '../http/serve.ts';
import { isUnfinished } from './underWay.ts';

type Task = typeof tasks.$inferSelect;

/** What a task does to one grievance, with the rights that its maker has now; what it throws is why it was refused. */
export type Step = (work: {
  services: Services;
  actor: Actor;
  db: Tx;
  now: Date;
  subject: Task['subject'];
  complaintId: number;
  /** What is done to this one, where it is not the same for all. */
  params: Record<string, unknown> | null;
}) => Promise<void>;

/** The next part of a task that finds what it is done to by itself; `subject` says where the one behind it goes on. */
export type Slice = (work: { db: Tx; subject: Task['subject'] }) => Promise<{
  done: number;
  subject: Task['subject'];
  isOver: boolean;
}>;

/** So long it works before others are let through. */
const SLICE_MS = 50;

type Workers = Record<TaskKind, { step: Step } | { slice: Slice }>;

/**
 * Works a task off in slices beside the office, from where an ended process has left off: what was done to a grievance and
 * that it was are written down at once, so none is done twice. What no step expects is thrown, to be tried again (the
 * database was away, or two waited for each other); the last try ends the task.
 */
export async function runTask(
  services: Services,
  id: number,
  { last }: { last: boolean },
  workers: Workers,
): Promise<void> {
  const { clock, database, log } = services;
  try {
    for (let isOver = false, began = performance.now(); !isOver; ) {
      isOver = await database.db.transaction((tx) => doNext(services, tx, id, workers));
      if (isOver || performance.now() - began < SLICE_MS) continue;
      await giveWay(database.db);
      began = performance.now();
    }
  } catch (err) {
    log.error({ err, task: id }, 'work on many grievances failed');
    if (!last) throw err;
    await database.db
      .update(tasks)
      .set({ state: 'failed', finished_at: clock() })
      .where(and(eq(tasks.id, id), isUnfinished));
  }
}

/**
 * Does what is next, and answers whether that was nothing. Of two processes the second waits here, and goes on behind the
 * first. One grievance a transaction: each holds rows of the counts, and whoever held some and waited for another
 * grievance would keep somebody waiting in a circle.
 */
async function doNext(services: Services, tx: Tx, id: number, workers: Workers): Promise<boolean> {
  const [task] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), isUnfinished))
    .for('update');
  if (!task) return true;
  const now = services.clock();
  const worker = workers[task.kind];
  if ('slice' in worker) return doSlice(tx, task, { slice: worker.slice, now });
  const [item] = await tx
    .select()
    .from(taskItems)
    .where(and(eq(taskItems.task_id, id), eq(taskItems.state, 'waiting')))
    .orderBy(asc(taskItems.position))
    .limit(1);
  if (!item) {
    await end(tx, task, now);
    return true;
  }
  const actor = await makerOf(tx, task, now);
  const work = {
    services,
    actor,
    now,
    subject: task.subject,
    complaintId: item.complaint_id,
    params: item.params,
  };
  const reason = await refusalOf(tx, (db) => worker.step({ ...work, db }));
  await settle(tx, item, reason);
  return false;
}

async function doSlice(tx: Tx, task: Task, { slice, now }: { slice: Slice; now: Date }): Promise<boolean> {
  const { done, subject, isOver } = await slice({ db: tx, subject: task.subject });
  await tx
    .update(tasks)
    .set({ state: 'running', subject, done: sql`least(${tasks.total}, ${tasks.done} + ${done})` })
    .where(eq(tasks.id, task.id));
  if (isOver) await end(tx, task, now);
  return isOver;
}

async function end(tx: Tx, { id }: Task, now: Date) {
  await tx.update(tasks).set({ state: 'done', finished_at: now }).where(eq(tasks.id, id));
}

/** Writes down what became of a grievance. */
async function settle(tx: Tx, { task_id, position }: typeof taskItems.$inferSelect, reason: string | null) {
  await tx
    .update(taskItems)
    .set(reason === null ? { state: 'done' } : { state: 'refused', reason })
    .where(and(eq(taskItems.task_id, task_id), eq(taskItems.position, position)));
  const counted = reason === null ? { done: sql`${tasks.done} + 1` } : { refused: sql`${tasks.refused} + 1` };
  await tx
    .update(tasks)
    .set({ state: 'running', ...counted })
    .where(eq(tasks.id, task_id));
}

/** The rights of whoever began it, as they are now. */
async function makerOf(tx: Tx, { creator_id }: Task, now: Date): Promise<Actor> {
  const [actor] = await tx
    .select(actorColumns(now))
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
