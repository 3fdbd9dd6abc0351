import { lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { idempotencyKeys, sessions } from '../db/schema/accounts.ts';

/** No client repeats a call that long after its first try. */
const KEY_LIFE_MS = 3 * 24 * 60 * 60 * 1000;

/** Removes sessions that can no longer be used and answers that nobody will ask for again. */
export async function expire(db: Db, now: Date): Promise<void> {
  const idleUntil = sql`${sessions.seen_at} + make_interval(secs => ${sessions.idle_seconds})`;
  await db
    .delete(sessions)
    .where(or(lt(sessions.expires_at, now), sql`${idleUntil} < ${now.toISOString()}::timestamptz`));
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.created_at, new Date(now.getTime() - KEY_LIFE_MS)));
}
