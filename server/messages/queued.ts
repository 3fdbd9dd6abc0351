import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { messages } from './schema/messages.ts';

/* A queued message waits, or the process that has claimed it is sending it (MSG-10). */

const isQueued = eq(messages.state, 'queued');
export const isWaiting = and(isQueued, isNull(messages.claimed_at));
export const isClaimed = and(isQueued, isNotNull(messages.claimed_at));

/** Longer than sending takes: after this the claiming process has ended. */
const CLAIM_LASTS_MS = 5 * 60_000;

/** Messages claimed before this are no longer being sent. */
export const claimsEndedBy = (now: Date): Date => new Date(now.getTime() - CLAIM_LASTS_MS);

/** Suppresses waiting messages; claimed ones can no longer be stopped. */
export async function suppressWaiting(
  db: Db | Tx,
  which: SQL | undefined,
  { reason, now }: { reason: ErrorCode; now: Date },
): Promise<void> {
  await db
    .update(messages)
    .set({ state: 'suppressed', reason: { code: reason }, ended_at: now })
    .where(and(which, isWaiting));
}
