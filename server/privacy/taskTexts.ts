import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { complaintFollowups } from '../db/schema/followups.ts';
import { taskItems, tasks } from '../db/schema/tasks.ts';
import { rewriteCopies } from './rewriteCopies.ts';
import { withoutWords } from './withoutWords.ts';

/** What was typed for many grievances at once, kept as long as what became of each. */
interface TaskTexts {
  id: number;
  params: Record<string, unknown>;
  /** Which of the complaints that are asked about it is done to. */
  complaintIds: number[];
}

const TYPED = ['message', 'note'] as const;

/** Work on these complaints for which something was typed, locked before complaints, as by whoever does it; it takes no cause. */
export async function lockTasksOf(tx: Tx, ids: readonly number[]): Promise<TaskTexts[]> {
  if (ids.length === 0) return [];
  const items = await tx
    .select({ task_id: taskItems.task_id, complaint_id: taskItems.complaint_id })
    .from(taskItems)
    .where(inArray(taskItems.complaint_id, [...ids]));
  const found = await tx
    .select({ id: tasks.id, params: tasks.params })
    .from(tasks)
    .where(
      and(
        inArray(tasks.id, [...new Set(items.map(({ task_id }) => task_id))]),
        sql`${tasks.params} ?| ${sql.param([...TYPED])}::text[]`,
      ),
    )
    .orderBy(asc(tasks.id))
    .for('update');
  return found.map(({ id, params }) => ({
    id,
    params: params ?? {},
    complaintIds: items.filter(({ task_id }) => task_id === id).map(({ complaint_id }) => complaint_id),
  }));
}

/** Takes names and phones out of what was typed, and out of the copies that grievances have got. */
export async function forgetInTask(
  tx: Tx,
  { id, params }: TaskTexts,
  words: readonly string[],
): Promise<void> {
  const without = withoutWords(words);
  const changed = TYPED.flatMap((name) => {
    const text = params[name];
    const after = typeof text === 'string' ? without(text) : text;
    return after === text ? [] : [{ name, text: String(text), after: String(after) }];
  });
  if (changed.length === 0) return;
  const after = Object.fromEntries(changed.map((one) => [one.name, one.after]));
  await tx
    .update(tasks)
    .set({ params: { ...params, ...after } })
    .where(eq(tasks.id, id));
  const done = tx
    .select({ id: taskItems.complaint_id })
    .from(taskItems)
    .where(and(eq(taskItems.task_id, id), eq(taskItems.state, 'done')));
  for (const { name, text, after: note } of changed) {
    if (name === 'message') await rewriteCopies(tx, done, text, note);
    else {
      const isCopy = and(inArray(complaintFollowups.complaint_id, done), eq(complaintFollowups.note, text));
      await tx.update(complaintFollowups).set({ note }).where(isCopy);
    }
  }
}

/** What an undo would give back of complaints, among it notes of follow-ups: of those that are erased nothing. */
export async function forgetUndo(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .update(taskItems)
    .set({ before: null })
    .where(inArray(taskItems.complaint_id, [...ids]));
}
