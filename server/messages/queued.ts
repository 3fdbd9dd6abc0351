import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { type ErrorCode, errorTexts as texts } from '#contract/kernel/errorTexts.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { messages } from './schema/messages.ts';

/* What is queued waits, or is being handed over by whoever has claimed it (MSG-10). */

const isQueued = eq(messages.state, 'queued');
export const isWaiting = and(isQueued, isNull(messages.claimed_at));
export const isClaimed = and(isQueued, isNotNull(messages.claimed_at));

/** Longer than handing one over takes: whoever has claimed it has ended. */
const CLAIM_LASTS_MS = 5 * 60_000;

/** What was claimed by then is not being handed over any more. */
export const claimsEndedBy = (now: Date): Date => new Date(now.getTime() - CLAIM_LASTS_MS);

/** What waits does not go out any more; what is claimed is beyond recall. */
export async function suppressWaiting(
  db: Db | Tx,
  which: SQL | undefined,
  { reason, now }: { reason: ErrorCode; now: Date },
): Promise<void> {
  await db
    .update(messages)
    .set({ state: 'suppressed', reason: texts[reason], ended_at: now })
    .where(and(which, isWaiting));
}
