import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import type { TaskKind } from '#contract/desk/task.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import { actorColumns } from '#server/accounts/actorColumns.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { nextSize, yieldToRequests } from '#server/kernel/db/batches.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { ApiError } from '#server/kernel/errors/apiError.ts';
import type { Context, Services } from '#server/kernel/http/serve.ts';
import { keepFile, withFiles } from '#server/kernel/http/storeUploads.ts';
import type { Attempt } from '#server/kernel/jobs/worker.ts';
import { withCapabilities } from '../offices/uses.ts';
import { taskItems, tasks } from '../schema/tasks.ts';
import { isUnfinished } from './underWay.ts';

type Task = typeof tasks.$inferSelect;

/** The stored result of a completed item: the data for an undo, and the resulting version (DESK-12). */
type Applied = Pick<typeof taskItems.$inferInsert, 'before' | 'version'>;

/** Applies a task to one complaint, with its creator's current permissions; an error is the reason of a refusal. */
export type Step = (work: {
  services: Services;
  actor: Actor;
  db: Tx;
  now: Date;
  subject: Task['subject'];
  params: Task['params'];
  /** 0 in a task on referrals; `referralId` is 0 in any other. */
  complaintId: number;
  referralId: number;
  /** Stores a file whose row the step writes; it is removed when the step is refused. */
  keep: Context['keep'];
  /** The parameters of this item, if they differ. */
  itemParams: Record<string, unknown> | null;
}) => Promise<Applied | undefined>;

/** The next slice of a task that finds its own items; `subject` says where the next one begins. */
export type Slice = (work: { db: Tx; now: Date; subject: Task['subject']; size: number }) => Promise<{
  doneCount: number;
  subject: Task['subject'];
  isOver: boolean;
}>;

/** How long a batch runs before other requests may, and how many complaints it has at most (DESK-11). */
const SLICE = { milliseconds: 50, least: 10, most: 200 };

export type Workers = Record<TaskKind, { step: Step } | { slice: Slice }>;

/**
 * Runs a task in batches in the background, from where an ended process has stopped. A change and its result are
 * written together, so that none runs twice. An unexpected error is thrown and the job is retried (the database was
 * unavailable, or a deadlock); the last attempt ends the task.
 */
export async function runTask(
  services: Services,
  id: number,
  { last, check }: Attempt,
  workers: Partial<Workers>,
): Promise<void> {
  const { clock, database, log } = services;
  try {
    let size = SLICE.most;
    for (let isOver = false, began = performance.now(); !isOver; ) {
      check?.();
      // Inside a transaction they would be read again for each complaint after a change of names.
      await names(database.db);
      const started = performance.now();
      const progress = await withFiles(services.files, (files) =>
        database.db.transaction((tx) => doNext({ services, tx, files }, { id, size }, workers)),
      );
      size = nextSize(size, performance.now() - started, SLICE);
      if ('failure' in progress) throw progress.failure;
      isOver = progress.isOver;
      if (isOver || performance.now() - began < SLICE.milliseconds) continue;
      await yieldToRequests(database.db);
      began = performance.now();
    }
  } catch (err) {
    log.error({ err, task: id }, 'a task failed');
    if (!last) throw err;
    await database.db
      .update(tasks)
      .set({ state: 'failed', finished_at: clock() })
      .where(and(eq(tasks.id, id), isUnfinished));
  }
}

/** Whether nothing is left; an unexpected error is thrown after the items before it are committed. */
type Progress = { isOver: boolean } | { failure: unknown };

/** Where a batch runs, and the keys of the files that it has stored. */
interface Place {
  services: Services;
  tx: Tx;
  files: string[];
}

/** Runs the next batch. A second process waits here, and continues after the first. */
async function doNext(
  place: Place,
  { id, size }: { id: number; size: number },
  workers: Partial<Workers>,
): Promise<Progress> {
  const { services, tx } = place;
  const [task] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), isUnfinished))
    .for('update');
  if (!task) return { isOver: true };
  const worker = workers[task.kind];
  if (!worker) throw new Error(`There is no worker for tasks of the kind ${task.kind}.`);
  if ('slice' in worker) return doSlice(tx, task, { ...worker, size, now: services.clock() });
  return doItems(place, task, worker.step);
}

/**
 * Runs the next items one after the other. On a PostgreSQL server each has its own transaction: an item locks rows of
 * the roll-ups, and holding these while waiting for another complaint could cause a deadlock. The embedded database
 * runs one transaction at a time, so no item waits for a row, and a commit costs as much as the work.
 */
async function doItems(
  { services, tx, files: storedKeys }: Place,
  task: Task,
  step: Step,
): Promise<Progress> {
  const { clock, database, files } = services;
  const began = performance.now();
  const items = await nextItems(tx, task, database.kind === 'postgresql' ? 1 : SLICE.most);
  if (items.length === 0) {
    await end(tx, task, clock());
    return { isOver: true };
  }
  const actor = await makerOf(tx, task, clock());
  const { subject, params } = task;
  const settled: Settled[] = [];
  let progress: Progress = { isOver: false };
  for (const item of items) {
    const about = { complaintId: item.complaint_id ?? 0, referralId: item.referral_id ?? 0 };
    const work = { services, actor, now: clock(), subject, params, ...about, itemParams: item.params };
    const before = storedKeys.length;
    const outcome = await outcomeOf(tx, (db) =>
      step({ ...work, db, keep: (upload) => keepFile(files, db, upload, storedKeys) }),
    );
    if (!('state' in outcome) || outcome.state === 'refused')
      await Promise.allSettled(storedKeys.splice(before).map((key) => files.remove(key)));
    if ('failure' in outcome) {
      progress = outcome;
      break;
    }
    settled.push({ position: item.position, ...outcome });
    if (performance.now() - began >= SLICE.milliseconds) break;
  }
  await settle(tx, task, settled);
  return progress;
}

/** Items run in the order of their positions, so earlier ones need not be read. */
const nextItems = (tx: Tx, { id, done: doneCount, refused }: Task, limit: number) =>
  tx
    .select()
    .from(taskItems)
    .where(
      and(
        eq(taskItems.task_id, id),
        gte(taskItems.position, doneCount + refused),
        eq(taskItems.state, 'waiting'),
      ),
    )
    .orderBy(asc(taskItems.position))
    .limit(limit);

async function doSlice(
  tx: Tx,
  task: Task,
  { slice, now, size }: { slice: Slice; now: Date; size: number },
): Promise<Progress> {
  const { doneCount, subject, isOver } = await slice({ db: tx, now, size, subject: task.subject });
  await tx
    .update(tasks)
    .set({ state: 'running', subject, done: sql`least(${tasks.total}, ${tasks.done} + ${doneCount})` })
    .where(eq(tasks.id, task.id));
  if (isOver) await end(tx, task, now);
  return { isOver };
}

async function end(tx: Tx, { id }: Task, now: Date) {
  await tx.update(tasks).set({ state: 'done', finished_at: now }).where(eq(tasks.id, id));
}

interface Outcome extends Applied {
  state: 'done' | 'refused';
  reason?: CodedRefusal;
}
interface Settled extends Outcome {
  position: number;
}

/** Stores the results of items. */
async function settle(tx: Tx, { id }: Task, settled: readonly Settled[]) {
  await tx.execute(sql`
    update ${taskItems} set state = now.state, reason = now.reason, before = now.before, version = now.version
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
      as now(position int, state text, reason jsonb, before jsonb, version int)
    where ${taskItems.task_id} = ${id} and ${taskItems.position} = now.position`);
  const doneCount = settled.filter(({ state }) => state === 'done').length;
  await tx
    .update(tasks)
    .set({
      state: 'running',
      done: sql`${tasks.done} + ${doneCount}`,
      refused: sql`${tasks.refused} + ${settled.length - doneCount}`,
    })
    .where(eq(tasks.id, id));
}

/** The current permissions of the task's creator. */
async function makerOf(tx: Tx, { creator_id }: Task, now: Date): Promise<Actor> {
  const [actor] = await tx
    .select(actorColumns(now))
    .from(users)
    .where(and(eq(users.id, creator_id), eq(users.disabled, false)));
  if (!actor) throw new Error('The account was deleted.');
  return withCapabilities(tx, actor);
}

/** The result of a step, or the text of its refusal, which leaves no change in the database. */
async function outcomeOf(
  tx: Tx,
  step: (db: Tx) => ReturnType<Step>,
): Promise<Outcome | { failure: unknown }> {
  try {
    const outcome = await tx.transaction(step);
    return { state: 'done', ...outcome };
  } catch (error) {
    if (error instanceof ApiError && error.status !== 503) return { state: 'refused', reason: error.coded };
    return { failure: error };
  }
}
