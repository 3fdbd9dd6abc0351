import type { Task } from '#contract/desk/task.ts';

/** How often work that is under way is asked after. */
export const ASKED_EVERY_MS = 1_000;

export const isUnderWay = (task: Pick<Task, 'state'> | undefined) =>
  task === undefined || task.state === 'queued' || task.state === 'running';
