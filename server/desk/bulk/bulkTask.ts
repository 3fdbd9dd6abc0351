import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { BulkWork, undoBulk as call } from '#contract/desk/bulk.ts';
import { hasUndo, UNDO_MINUTES } from '#contract/desk/bulkActions.ts';
import type { Task } from '#contract/desk/task.ts';
import { DAY_MS } from '#contract/kernel/day.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context, Services } from '#server/kernel/http/serve.ts';
import { taskItems, tasks } from '../schema/tasks.ts';
import { beginTask } from '../tasks/begin.ts';
import { findTask } from '../tasks/find.ts';
import { taskOf } from '../tasks/results.ts';
import { assertMayDoInBulk } from './assertMayDoInBulk.ts';
import { atOnce } from './begin.ts';
import { type BulkWorkers, startedAction } from './workers.ts';

const LISTED = 50;
const LISTED_MS = 7 * DAY_MS;
const UNDO_MS = UNDO_MINUTES * 60_000;

export type Row = typeof tasks.$inferSelect;
type Reader = Pick<Context, 'actor' | 'db' | 'links' | 'now'>;

/** The actor's bulk tasks of the last seven days, newest first. */
export async function listWork(reader: Reader) {
  const { actor, db, now } = reader;
  const isRecent = gt(tasks.created_at, new Date(now.getTime() - LISTED_MS));
  const rows = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.kind, 'bulk'), eq(tasks.creator_id, actor.id), isRecent))
    .orderBy(desc(tasks.id))
    .limit(LISTED);
  const data: BulkWork[] = [];
  for (const row of rows) data.push(await workOf(reader, row));
  return { data, total: data.length };
}

/** A bulk task of the actor. `locked` until the transaction ends. @throws 404 for any other */
export const findWork = (reader: Pick<Reader, 'actor' | 'db'>, id: number, locked = false): Promise<Row> =>
  findTask(reader, id, { kind: 'bulk', locked });

/** The task that undoes another one; undefined when there is none. */
async function undoOf({ db }: Pick<Reader, 'db'>, { id }: Pick<Row, 'id'>): Promise<Row | undefined> {
  const isOf = sql`${tasks.subject} @> ${JSON.stringify({ bulk_id: id })}::jsonb`;
  const [undo] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.kind, 'bulkUndo'), isOf));
  return undo;
}

/** Until when it can be undone: counted from its end, since only then its results are known. */
const undoUntil = ({ finished_at }: Pick<Row, 'finished_at'>): Date | null =>
  finished_at && new Date(finished_at.getTime() + UNDO_MS);

/** A bulk task as the API returns it. */
export async function workOf(
  { db, links, now }: Pick<Reader, 'db' | 'links' | 'now'>,
  row: Row,
): Promise<BulkWork> {
  const { action } = startedAction(row.params);
  const undo = await undoOf({ db }, row);
  const until = hasUndo(action) && !undo ? undoUntil(row) : null;
  const undoing = undo && (await taskOf(db, undo, links));
  return {
    id: row.id,
    action,
    created_at: row.created_at.toISOString(),
    job: await taskOf(db, row, links),
    undo_until: until && until >= now ? until.toISOString() : null,
    undo: undoing ? { job: undoing, undone: undoing.done, kept: refusalsOf(undoing) } : null,
  };
}

const refusalsOf = ({ refusals }: Task) =>
  refusals.flatMap(({ count: _, numbers, ...said }) => numbers.map((number) => ({ number, ...said })));

/**
 * Starts to undo a bulk action (DESK-12), as a task with the current permissions of the user who undoes it. @throws 422
 * for answers and resolutions, while it is running, when it is too late, and a second time
 */
export async function undoBulk(services: Services, workers: BulkWorkers, context: Context<typeof call>) {
  const { db, params } = context;
  // Locked, so that the second of two simultaneous calls sees that it is undone.
  const work = await findWork(context, params.id, true);
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
  atOnce(services, workers, context, task);
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
