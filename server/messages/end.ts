import { and, eq } from 'drizzle-orm';
import { type ErrorCode, errorTexts as texts } from '#contract/kernel/errorTexts.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { type Message, recordOutcome } from './recordOutcome.ts';
import { messages } from './schema/messages.ts';

/** What fails when it does not go out; all else is suppressed. */
const FAILS: readonly ErrorCode[] = ['tooOld', 'freeTextOver'];

/** Ends a message that is not handed over, with the reason, and tells its case. */
export async function endWith(tx: Tx, { id }: Pick<Message, 'id'>, key: ErrorCode, now: Date): Promise<void> {
  const isFailed = FAILS.includes(key);
  const [ended] = await tx
    .update(messages)
    .set({ state: isFailed ? 'failed' : 'suppressed', reason: texts[key], ended_at: now })
    .where(and(eq(messages.id, id), eq(messages.state, 'queued')))
    .returning();
  if (ended) await recordOutcome(tx, ended, isFailed ? 'messageFailed' : 'messageSuppressed', now);
}
