import { lt } from 'drizzle-orm';
import { DAY_MS } from '#contract/kernel/day.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { notices } from '../schema/notices.ts';

/** How long a notice is stored, read or not (GRD-08). */
const LIFE_MS = 60 * DAY_MS;

export async function expireNotices(db: Db, now: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.created_at, new Date(now.getTime() - LIFE_MS)));
}
