import { and, eq } from 'drizzle-orm';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { type Message, recordOutcome } from './recordOutcome.ts';
import { messages } from './schema/messages.ts';

/** A message with these reasons fails; with all others it is suppressed. */
const FAILS: readonly ErrorCode[] = ['tooOld', 'freeTextOver'];

/** Ends a message that was not sent, with the reason, and records it in the complaint's timeline. */
export async function endWith(tx: Tx, { id }: Pick<Message, 'id'>, key: ErrorCode, now: Date): Promise<void> {
  const isFailed = FAILS.includes(key);
  const [ended] = await tx
    .update(messages)
    .set({ state: isFailed ? 'failed' : 'suppressed', reason: { code: key }, ended_at: now })
    .where(and(eq(messages.id, id), eq(messages.state, 'queued')))
    .returning();
  if (ended) await recordOutcome(tx, ended, isFailed ? 'messageFailed' : 'messageSuppressed', now);
}
