import { and, inArray, type SQL } from 'drizzle-orm';
import { hasJob } from '#server/kernel/jobs/underWay.ts';
import { tasks } from '../schema/tasks.ts';

/** A task that has not ended. */
export const isUnfinished: SQL = inArray(tasks.state, ['queued', 'running']);

/** The same with an active job: a task whose job has failed makes no progress. */
export const isUnderWay = and(isUnfinished, hasJob('task', tasks.id));
