import { and, lt, not } from 'drizzle-orm';
import { DAY_MS } from '#contract/kernel/day.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { hasJob } from '#server/kernel/jobs/underWay.ts';
import { tasks } from '../schema/tasks.ts';
import { isUnfinished } from './underWay.ts';

const LIFE_MS = 7 * DAY_MS;

/** Ends tasks whose job has failed; completed items stay completed. The results of each item are stored for a week. */
export async function expireTasks(db: Db, now: Date): Promise<void> {
  await db
    .update(tasks)
    .set({ state: 'failed', finished_at: now })
    .where(and(isUnfinished, not(hasJob('task', tasks.id))));
  await db.delete(tasks).where(lt(tasks.finished_at, new Date(now.getTime() - LIFE_MS)));
}
