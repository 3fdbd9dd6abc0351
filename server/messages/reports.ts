import { and, eq, inArray } from 'drizzle-orm';
import { plainText } from '#contract/kernel/coded.ts';
import { statesBefore } from '#contract/messages/messageState.ts';
import { isStale } from '#contract/messages/messageTimes.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { noteUnread } from './channels.ts';
import { keepEarly, lockId, type Report } from './earlyReports.ts';
import { markWrong } from './phones.ts';
import type { UnreadReport } from './providers/messageProvider.ts';
import { recordOutcome } from './recordOutcome.ts';
import { messages } from './schema/messages.ts';

const AT = { sent: 'sent_at', delivered: 'delivered_at', read: 'read_at', failed: 'ended_at' } as const;

/**
 * Processes a provider's report (MSG-12), at most once: an unknown id, a repetition, or a report that would set back a
 * state changes nothing. A report before the provider's own answer waits for that. Returns whether it changed anything
 * now.
 */
export async function takeReport(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  report: Report,
): Promise<boolean> {
  const now = clock();
  if (report.at && isStale(report.at, now)) return false;
  return database.db.transaction(async (tx) => {
    await lockId(tx, report);
    if (await noteReport(tx, report, now)) return true;
    await keepEarly(tx, report, now);
    return false;
  });
}

/** Stores the news of a report. A report of a wrong number marks the phone (MSG-14). */
export async function noteReport(
  tx: Tx,
  { channel, provider_id, state, reason, at, wrongNumber }: Report,
  now: Date,
): Promise<boolean> {
  const [updated] = await tx
    .update(messages)
    .set({ state, [AT[state]]: at ?? now, reason: state === 'failed' ? plainText(reason ?? '') : null })
    .where(
      and(
        eq(messages.channel, channel),
        eq(messages.provider_id, provider_id),
        inArray(messages.state, statesBefore(state)),
      ),
    )
    .returning();
  if (!updated) return false;
  if (state !== 'failed') return true;
  if (wrongNumber && updated.phone) await markWrong(tx, updated.phone, { by: null, now });
  await recordOutcome(tx, updated, 'messageFailed', now);
  return true;
}

/**
 * A report with an unknown word changes no state, but is stored with its message and its channel for the office
 * (MSG-12).
 */
export async function takeUnread(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { channel, provider_id, word }: UnreadReport & Pick<Report, 'channel'>,
): Promise<void> {
  const isOpen = inArray(messages.state, ['unconfirmed', 'handed_over', 'sent']);
  await database.db.transaction(async (tx) => {
    const [updated] = await tx
      .update(messages)
      .set({ reason: { code: 'unreadReport', values: { word } } })
      .where(and(eq(messages.channel, channel), eq(messages.provider_id, provider_id), isOpen))
      .returning({ id: messages.id });
    if (updated) await noteUnread(tx, channel, { word, now: clock() });
  });
}
