import type { Task } from '#contract/desk/task.ts';

/** The polling interval of running jobs. */
export const ASKED_EVERY_MS = 1_000;

export const isUnderWay = (task: Pick<Task, 'state'> | undefined) =>
  task === undefined || task.state === 'queued' || task.state === 'running';
