import { lt, not, type SQL } from 'drizzle-orm';
import { DAY_MS } from '#contract/kernel/day.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { idempotencyKeys, sessions } from './schema/accounts.ts';
import { isAlive } from './session.ts';

/** No client repeats a call that long after its first try. */
const KEY_LIFE_MS = 3 * DAY_MS;

/** Answers that nobody will ask for again. */
export const oldKeys = (now: Date): SQL =>
  lt(idempotencyKeys.created_at, new Date(now.getTime() - KEY_LIFE_MS));

/** Sessions that can no longer be used. */
export const deadSessions = (now: Date): SQL => not(isAlive(now));

/** Removes sessions that can no longer be used and answers that nobody will ask for again. */
export async function expire(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(deadSessions(now));
  await db.delete(idempotencyKeys).where(oldKeys(now));
}
