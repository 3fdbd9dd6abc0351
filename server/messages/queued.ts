import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { messages } from '../db/schema/messages.ts';

/* What is queued waits, or is being handed over by whoever has claimed it (MSG-10). */

const isQueued = eq(messages.state, 'queued');
export const isWaiting = and(isQueued, isNull(messages.claimed_at));
export const isClaimed = and(isQueued, isNotNull(messages.claimed_at));

/** Longer than handing one over takes: whoever has claimed it has ended. */
const CLAIM_LASTS_MS = 5 * 60_000;

/** What was claimed by then is not being handed over any more. */
export const claimsEndedBy = (now: Date): Date => new Date(now.getTime() - CLAIM_LASTS_MS);
