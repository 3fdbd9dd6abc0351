import { and, asc, count, eq, min, sql } from 'drizzle-orm';
import { MAX_NAMED_ROWS, type Refusals, type Task } from '#contract/desk/task.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { FileLinks } from '#server/kernel/files/links.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { taskItems, type tasks } from '../schema/tasks.ts';

type TaskRow = typeof tasks.$inferSelect;

/** Where the file is that has what became of each grievance. */
const resultsPath = (id: number) => `/api/v1/job/${id}/results.csv`;

/** A task as it travels. */
export async function taskOf(db: Db | Tx, task: TaskRow, links: FileLinks): Promise<Task> {
  const { id, state, total, done: doneCount, refused } = task;
  const refusals = refused > 0 ? await refusalsOf(db, id) : [];
  return { id, state, total, done: doneCount, refused, refusals, results: links.sign(resultsPath(id)) };
}

/** How a grievance, or a referral, of a task is called; as `writtenReferral` writes it. */
const numberOfItem = sql<string>`coalesce(${complaints.complaint_number},
  'R-' || lpad(${referrals.number}::text, greatest(4, length(${referrals.number}::text)), '0'))`;

/** Why grievances of a task were refused, counted by the database: who looks on asks for them every second. */
async function refusalsOf(db: Db | Tx, id: number): Promise<Refusals> {
  const numbers = sql<
    string[]
  >`(array_agg(${numberOfItem} order by ${taskItems.position}))[1:${sql.raw(String(MAX_NAMED_ROWS))}]`;
  const reason = sql<string>`coalesce(${taskItems.reason}, '')`;
  return db
    .select({ reason, count: count(), numbers })
    .from(taskItems)
    .leftJoin(complaints, eq(complaints.id, taskItems.complaint_id))
    .leftJoin(referrals, eq(referrals.id, taskItems.referral_id))
    .where(and(eq(taskItems.task_id, id), eq(taskItems.state, 'refused')))
    .groupBy(taskItems.reason)
    .orderBy(asc(min(taskItems.position)));
}

/** What became of each grievance, in the order of the task. */
export function resultsOf(db: Db | Tx, id: number) {
  return db
    .select({ number: numberOfItem, state: taskItems.state, reason: taskItems.reason })
    .from(taskItems)
    .leftJoin(complaints, eq(complaints.id, taskItems.complaint_id))
    .leftJoin(referrals, eq(referrals.id, taskItems.referral_id))
    .where(eq(taskItems.task_id, id))
    .orderBy(asc(taskItems.position));
}

/** Why grievances are left as they are, each reason with the first of them by number. */
export function byReason(refused: readonly { reason: string | null; number: string }[]): Refusals {
  const reasons = [...new Set(refused.map(({ reason }) => reason ?? ''))];
  return reasons.map((reason) => {
    const rows = refused.filter((row) => (row.reason ?? '') === reason);
    return { reason, count: rows.length, numbers: rows.slice(0, MAX_NAMED_ROWS).map(({ number }) => number) };
  });
}
