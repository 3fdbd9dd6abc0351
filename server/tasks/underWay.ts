import { and, inArray, type SQL } from 'drizzle-orm';
import { tasks } from '#server/db/schema/tasks.ts';
import { hasJob } from '#server/jobs/underWay.ts';

/** A task that has not ended yet. */
export const isUnfinished: SQL = inArray(tasks.state, ['queued', 'running']);

/** The same with a job that works at it: one whose job was given up is worked at by nobody. */
export const isUnderWay = and(isUnfinished, hasJob('task', tasks.id));
