import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import type { TaskKind } from '#contract/desk/task.ts';
import { actorColumns } from '#server/accounts/actorColumns.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { nextSize, yieldToRequests } from '#server/kernel/db/batches.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { ApiError } from '#server/kernel/errors/apiError.ts';
import type { Context, Services } from '#server/kernel/http/serve.ts';
import { keepFile, withFiles } from '#server/kernel/http/storeUploads.ts';
import type { Attempt } from '#server/kernel/jobs/worker.ts';
import { taskItems, tasks } from '../schema/tasks.ts';
import { isUnfinished } from './underWay.ts';

type Task = typeof tasks.$inferSelect;

/** What is kept of a grievance that was done: what an undo gives back, and the version that it was left with (DESK-12). */
type Applied = Pick<typeof taskItems.$inferInsert, 'before' | 'version'>;

/** What a task does to one grievance, with the rights that its maker has now; what it throws is why it was refused. */
export type Step = (work: {
  services: Services;
  actor: Actor;
  db: Tx;
  now: Date;
  subject: Task['subject'];
  params: Task['params'];
  /** 0 in a task about referrals, as `referralId` in any other. */
  complaintId: number;
  referralId: number;
  /** Stores a file whose row the step writes; it goes where the step is refused. */
  keep: Context['keep'];
  /** What is done to this one, where it is not the same for all. */
  itemParams: Record<string, unknown> | null;
}) => Promise<Applied | undefined>;

/** The next part of a task that finds what it is done to by itself; `subject` says where the one behind it goes on. */
export type Slice = (work: { db: Tx; now: Date; subject: Task['subject']; size: number }) => Promise<{
  doneCount: number;
  subject: Task['subject'];
  isOver: boolean;
}>;

/** So long it works before others are let through, on so many grievances at most (DESK-11). */
const SLICE = { milliseconds: 50, least: 10, most: 200 };

export type Workers = Record<TaskKind, { step: Step } | { slice: Slice }>;

/**
 * Works a task off in slices beside the office, from where an ended process has left off: what was done to a grievance and
 * that it was are written down at once, so none is done twice. What no step expects is thrown, to be tried again (the
 * database was away, or two waited for each other); the last try ends the task.
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
      // Within a transaction they are read again for each grievance after one of them has changed.
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
    log.error({ err, task: id }, 'work on many grievances failed');
    if (!last) throw err;
    await database.db
      .update(tasks)
      .set({ state: 'failed', finished_at: clock() })
      .where(and(eq(tasks.id, id), isUnfinished));
  }
}

/** Whether nothing is left; what no step expects is told when what was done before it is written. */
type Progress = { isOver: boolean } | { failure: unknown };

/** Where a part of a task is done, and the keys of the files that it has stored. */
interface Place {
  services: Services;
  tx: Tx;
  files: string[];
}

/** Does what is next. Of two processes the second waits here, and goes on behind the first. */
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
  if (!worker) throw new Error(`nobody here does work of the kind ${task.kind}`);
  if ('slice' in worker) return doSlice(tx, task, { ...worker, size, now: services.clock() });
  return doItems(place, task, worker.step);
}

/**
 * Does the next grievances one after the other. On a server of databases one a transaction: each holds rows of the counts, and
 * whoever held some and waited for another grievance would keep somebody waiting in a circle. The embedded database does
 * one transaction at a time, so that nobody waits for a row, and writing to the disk costs as much as the work.
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

/** They are done in the order of their positions, so that those before this one need not be looked at. */
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
  reason?: string;
}
interface Settled extends Outcome {
  position: number;
}

/** Writes down what became of grievances. */
async function settle(tx: Tx, { id }: Task, settled: readonly Settled[]) {
  await tx.execute(sql`
    update ${taskItems} set state = now.state, reason = now.reason, before = now.before, version = now.version
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
      as now(position int, state text, reason text, before jsonb, version int)
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

/** The rights of whoever began it, as they are now. */
async function makerOf(tx: Tx, { creator_id }: Task, now: Date): Promise<Actor> {
  const [actor] = await tx
    .select(actorColumns(now))
    .from(users)
    .where(and(eq(users.id, creator_id), eq(users.disabled, false)));
  if (!actor) throw new Error('the account is gone');
  return actor;
}

/** What a step keeps, or the text with which it refuses, of which nothing is left in the database. */
async function outcomeOf(
  tx: Tx,
  step: (db: Tx) => ReturnType<Step>,
): Promise<Outcome | { failure: unknown }> {
  try {
    const outcome = await tx.transaction(step);
    return { state: 'done', ...outcome };
  } catch (error) {
    if (error instanceof ApiError && error.status !== 503) return { state: 'refused', reason: error.message };
    return { failure: error };
  }
}
