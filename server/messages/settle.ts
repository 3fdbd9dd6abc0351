import { and, eq, lte } from 'drizzle-orm';
import type { TimelineAction } from '#contract/complaints/timeline.ts';
import { plainText } from '#contract/kernel/coded.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { noteFailure, noteSuccess } from './channels.ts';
import type { Claimed } from './claim.ts';
import { dropEarly, lockId, takeEarly } from './earlyReports.ts';
import { markWrong } from './phones.ts';
import type { Outcome } from './providers/messageProvider.ts';
import { claimsEndedBy, isClaimed } from './queued.ts';
import { type Message, recordOutcome } from './recordOutcome.ts';
import { noteReport } from './reports.ts';
import { messages } from './schema/messages.ts';

/**
 * The changes of a claimed message by its outcome, and the entry in the complaint's timeline; no entry for one that is
 * retried.
 */
function changesBy(outcome: Outcome, now: Date): [Partial<Message>, TimelineAction | null] {
  if (outcome.kind === 'logged') return [{ state: 'logged', ended_at: now }, 'messageLogged'];
  if (outcome.kind === 'accepted') return [{ state: 'handed_over', handed_over_at: now }, 'messageSent'];
  if (outcome.kind === 'refused')
    return [{ state: 'failed', reason: plainText(outcome.reason), ended_at: now }, 'messageFailed'];
  if (outcome.kind === 'away') return [{ claimed_at: null, sent_on: null }, null];
  return [{ state: 'unconfirmed', reason: { code: 'answerLost' }, ended_at: now }, 'messageUnconfirmed'];
}

type Settled = Pick<Message, 'id' | 'channel'> & Partial<Pick<Claimed, 'failuresBefore'>>;

/**
 * Stores the outcome of a claimed message, and the state of its channel: a refusal concerns the message only. A message
 * with a result does not change.
 */
export async function settle(
  tx: Tx,
  { id, channel, failuresBefore }: Settled,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const [changes, action] = changesBy(outcome, now);
  // Before the message, in the same order as a report: otherwise a deadlock could occur.
  if (outcome.kind === 'accepted') await lockId(tx, { channel, provider_id: outcome.id });
  const [message] = await tx
    .update(messages)
    .set(changes)
    .where(and(eq(messages.id, id), isClaimed))
    .returning();
  if (!message) return;
  if (action) await recordOutcome(tx, message, action, now);
  if (outcome.kind === 'refused' && outcome.wrongNumber && message.phone)
    await markWrong(tx, message.phone, { by: null, now });
  if (outcome.kind === 'accepted' || outcome.kind === 'logged') await noteSuccess(tx, channel);
  if (outcome.kind === 'away' || outcome.kind === 'unclear')
    await noteFailure(tx, message, { reason: outcome.reason, failuresBefore, now });
  if (outcome.kind === 'accepted') await noteId(tx, message, outcome.id, now);
}

/**
 * Stores the provider's id of a message, and applies reports that came before (MSG-12). If a provider uses an id twice,
 * its reports belong to the first message.
 */
async function noteId(tx: Tx, { id, channel }: Message, provider_id: string, now: Date): Promise<void> {
  const isTaken = and(eq(messages.channel, channel), eq(messages.provider_id, provider_id));
  if ((await tx.$count(messages, isTaken)) > 0) return;
  await tx.update(messages).set({ provider_id }).where(eq(messages.id, id));
  for (const report of await takeEarly(tx, { channel, provider_id })) await noteReport(tx, report, now);
}

/**
 * Messages that are still claimed although no process sends them: it is unknown whether they were sent, and only a user
 * sends them again (MSG-10). `alone`: no other process runs, so none can be sending.
 */
export async function markUnconfirmed(db: Db, { alone, now }: { alone: boolean; now: Date }): Promise<void> {
  const isOld = alone ? undefined : lte(messages.claimed_at, claimsEndedBy(now));
  await db.transaction(async (tx) => {
    const lost = await tx
      .update(messages)
      .set({ state: 'unconfirmed', reason: { code: 'answerLost' }, ended_at: now })
      .where(and(isClaimed, isOld))
      .returning();
    for (const message of lost) await recordOutcome(tx, message, 'messageUnconfirmed', now);
    await dropEarly(tx, { alone, now });
  });
}
