import * as z from 'zod/mini';
import { codedFields } from '#contract/kernel/codedFields.ts';
import { defineCall } from '#contract/kernel/define.ts';

/** The kinds of background tasks on many rows (GRD-15). */
export const TASK_KINDS = [
  'causeAnswer',
  'deadlines',
  'evenOut',
  'bulk',
  'bulkUndo',
  'referrals',
  /** Of an office that switches these on again (GRD-17). */
  'persons',
  'clocks',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

export const TASK_STATES = ['queued', 'running', 'done', 'cancelled', 'failed'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** Why some rows were not changed: an error text, and the numbers of the complaints, at most `MAX_NAMED_ROWS`. */
export const refusals = z.array(
  z.object({ reason: z.string(), ...codedFields, count: z.int(), numbers: z.array(z.string()) }),
);
export type Refusals = z.output<typeof refusals>;

/** So many rows are named by their numbers in an answer; the results link has all. */
export const MAX_NAMED_ROWS = 20;

/**
 * The progress of a task: of `total` rows `done` were changed and `refused` were not; `results` is a csv file with each
 * row.
 */
export const taskState = z.object({
  id: z.int(),
  state: z.enum(TASK_STATES),
  total: z.int(),
  done: z.int(),
  refused: z.int(),
  refusals,
  /** Signed, expiring link. */
  results: z.string(),
});
export type Task = z.output<typeof taskState>;

/** The caller's own, for admin anybody's; others do not exist. Kept for a week after its end. */
export const getTask = defineCall({
  method: 'GET',
  path: 'job/:id',
  may: ['task', 'show'],
  answer: taskState,
});

/** Rows that are done stay done. What has ended already stays as it is. */
export const cancelTask = defineCall({
  method: 'POST',
  path: 'job/:id/cancel',
  may: ['task', 'edit'],
  answer: taskState,
});
