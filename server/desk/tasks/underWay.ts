import { and, inArray, type SQL } from 'drizzle-orm';
import { hasJob } from '#server/kernel/jobs/underWay.ts';
import { tasks } from '../schema/tasks.ts';

/** A task that has not ended yet. */
export const isUnfinished: SQL = inArray(tasks.state, ['queued', 'running']);

/** The same with a job that works at it: one whose job was given up is worked at by nobody. */
export const isUnderWay = and(isUnfinished, hasJob('task', tasks.id));
