import { and, asc, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { CopyTo } from '#contract/letters/letterKinds.ts';
import { rewriteCopies } from '#server/desk/privacy/rewriteCopies.ts';
import { withoutWords } from '#server/desk/privacy/withoutWords.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { rewriteInLetters } from '#server/letters/erase/letterTexts.ts';
import { rewriteInReferrals } from '#server/letters/erase/referralTexts.ts';
import { complaintFollowups } from '../schema/followups.ts';
import { taskItems, tasks } from '../schema/tasks.ts';

type Params = Record<string, unknown>;

/** Texts that were typed for many complaints at once, stored as long as the results of the task. */
interface TaskTexts {
  id: number;
  params: Params;
  /** The complaints of the task among the given ones. */
  complaintIds: number[];
}

const LINES = ['message', 'note', 'subject', 'request'] as const;
const TYPED = [...LINES, 'copies_to'] as const;

/**
 * Locks bulk tasks on these complaints that have typed texts, before complaints, in the same order as running them;
 * locks no cause.
 */
export async function lockTasksOf(tx: Tx, ids: readonly number[]): Promise<TaskTexts[]> {
  if (ids.length === 0) return [];
  const items = await tx
    .select({ task_id: taskItems.task_id, complaint_id: taskItems.complaint_id })
    .from(taskItems)
    .where(inArray(taskItems.complaint_id, [...ids]));
  const rows = await tx
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
  return rows.map(({ id, params }) => ({
    id,
    params: params ?? {},
    complaintIds: items.flatMap(({ task_id, complaint_id }) =>
      task_id === id && complaint_id !== null ? [complaint_id] : [],
    ),
  }));
}

/**
 * Removes names and phones from the typed texts, and from their copies in complaints. Returns the keys of deleted
 * files.
 */
export async function forgetInTask(
  tx: Tx,
  { id, params }: TaskTexts,
  words: readonly string[],
): Promise<string[]> {
  const without = withoutWords(words);
  const texts = typedIn(params).filter((text) => without(text) !== text);
  if (texts.length === 0) return [];
  await tx
    .update(tasks)
    .set({ params: retyped(params, without) })
    .where(eq(tasks.id, id));
  const finishedItems = tx
    .select({ id: taskItems.complaint_id })
    .from(taskItems)
    .where(and(eq(taskItems.task_id, id), eq(taskItems.state, 'done')));
  const { action, message, note } = params;
  if (action === 'refer') return forgetInRequests(tx, finishedItems, texts, without);
  if (typeof message === 'string') await rewriteCopies(tx, finishedItems, message, without(message));
  if (typeof note === 'string') {
    const isCopy = and(
      inArray(complaintFollowups.complaint_id, finishedItems),
      eq(complaintFollowups.note, note),
    );
    await tx
      .update(complaintFollowups)
      .set({ note: without(note) })
      .where(isCopy);
  }
  return [];
}

const copiesIn = ({ copies_to }: Params) => (copies_to ?? []) as CopyTo[];

const typedIn = (params: Params): string[] =>
  [...LINES.map((name) => params[name]), ...copiesIn(params).map(({ text }) => text)].filter(
    (text) => typeof text === 'string',
  );

function retyped(params: Params, without: (text: string) => string): Params {
  const lines = LINES.flatMap((name) => {
    const text = params[name];
    return typeof text === 'string' ? [[name, without(text)]] : [];
  });
  const copies_to = copiesIn(params).map((copy) => ({ ...copy, text: without(copy.text) }));
  return { ...params, ...Object.fromEntries(lines), ...(params.copies_to ? { copies_to } : {}) };
}

/** Each complaint has its own referral and letters. Text that was added there belongs to that complaint and stays. */
async function forgetInRequests(
  tx: Tx,
  who: SQLWrapper,
  texts: string[],
  without: (text: string) => string,
): Promise<string[]> {
  // A text may be a part of another one, which would no longer be found.
  const longestFirst = texts.toSorted((one, other) => other.length - one.length);
  const copies = {
    texts,
    without: (text: string) =>
      longestFirst.reduce((text, typed) => text.replaceAll(typed, () => without(typed)), text),
  };
  await rewriteInReferrals(tx, who, copies);
  return rewriteInLetters(tx, who, copies);
}

/** Deletes the undo data of erased complaints, such as notes of follow-ups. */
export async function forgetUndo(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .update(taskItems)
    .set({ before: null })
    .where(inArray(taskItems.complaint_id, [...ids]));
}
