import { lt } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { tasks } from '../db/schema/tasks.ts';

const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** What became of each row is asked after for a week. */
export async function expireTasks(db: Db, now: Date): Promise<void> {
  await db.delete(tasks).where(lt(tasks.finished_at, new Date(now.getTime() - LIFE_MS)));
}
