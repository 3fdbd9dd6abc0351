import { lt, not, type SQL } from 'drizzle-orm';
import { DAY_MS } from '#contract/kernel/day.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { idempotencyKeys, sessions } from './schema/accounts.ts';
import { isAlive } from './session.ts';

/** No client repeats a call that long after its first attempt. */
const KEY_LIFE_MS = 3 * DAY_MS;

/** Stored answers that no client will request again. */
export const oldKeys = (now: Date): SQL =>
  lt(idempotencyKeys.created_at, new Date(now.getTime() - KEY_LIFE_MS));

/** Sessions that have ended. */
export const deadSessions = (now: Date): SQL => not(isAlive(now));

/** Deletes ended sessions and old answers of repeatable calls. */
export async function expireSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(deadSessions(now));
  await db.delete(idempotencyKeys).where(oldKeys(now));
}
