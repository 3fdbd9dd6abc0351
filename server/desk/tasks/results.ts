import { and, asc, count, eq, min, sql } from 'drizzle-orm';
import { MAX_NAMED_ROWS, type Refusals, type Task } from '#contract/desk/task.ts';
import { type Coded, codedText } from '#contract/kernel/coded.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { FileLinks } from '#server/kernel/files/links.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { taskItems, type tasks } from '../schema/tasks.ts';

type TaskRow = typeof tasks.$inferSelect;

/** The path of the file with the result of each complaint. */
const resultsPath = (id: number) => `/api/v1/job/${id}/results.csv`;

/** A task in the form of answers. */
export async function taskOf(db: Db | Tx, task: TaskRow, links: FileLinks): Promise<Task> {
  const { id, state, total, done: doneCount, refused } = task;
  const refusals = refused > 0 ? await refusalsOf(db, id) : [];
  return { id, state, total, done: doneCount, refused, refusals, results: links.sign(resultsPath(id)) };
}

/** The number of a task's complaint or referral, as `writtenReferral` formats it. */
const numberOfItem = sql<string>`coalesce(${complaints.complaint_number},
  'R-' || lpad(${referrals.number}::text, greatest(4, length(${referrals.number}::text)), '0'))`;

/** The reasons of refused items, counted by the database, because clients poll them every second. */
async function refusalsOf(db: Db | Tx, id: number): Promise<Refusals> {
  const numbers = sql<
    string[]
  >`(array_agg(${numberOfItem} order by ${taskItems.position}))[1:${sql.raw(String(MAX_NAMED_ROWS))}]`;
  const rows = await db
    .select({ reason: taskItems.reason, count: count(), numbers })
    .from(taskItems)
    .leftJoin(complaints, eq(complaints.id, taskItems.complaint_id))
    .leftJoin(referrals, eq(referrals.id, taskItems.referral_id))
    .where(and(eq(taskItems.task_id, id), eq(taskItems.state, 'refused')))
    .groupBy(taskItems.reason)
    .orderBy(asc(min(taskItems.position)));
  return rows.map(({ reason, ...some }) => ({ ...refusalBy(reason), ...some }));
}

const refusalBy = (reason: Coded | null) => ({ reason: reason ? codedText(reason) : '', ...reason });

/** The result of each complaint, in the order of the task. */
export function resultsOf(db: Db | Tx, id: number) {
  return db
    .select({ number: numberOfItem, state: taskItems.state, reason: taskItems.reason })
    .from(taskItems)
    .leftJoin(complaints, eq(complaints.id, taskItems.complaint_id))
    .leftJoin(referrals, eq(referrals.id, taskItems.referral_id))
    .where(eq(taskItems.task_id, id))
    .orderBy(asc(taskItems.position));
}

/** The reasons of refused items, each with the first complaints by number. */
export function byReason(refused: readonly { reason: Coded | null; number: string }[]): Refusals {
  const rowsOf = new Map<string, (typeof refused)[number][]>();
  for (const row of refused) {
    const key = JSON.stringify(row.reason);
    const rows = rowsOf.get(key) ?? [];
    rows.push(row);
    rowsOf.set(key, rows);
  }
  return [...rowsOf.values()].map((rows) => ({
    ...refusalBy(rows[0]?.reason ?? null),
    count: rows.length,
    numbers: rows.slice(0, MAX_NAMED_ROWS).map(({ number }) => number),
  }));
}
