import { and, eq, lte, sql } from 'drizzle-orm';
import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import type { ProviderReport } from './providers/messageProvider.ts';
import { claimsEndedBy, isClaimed } from './queued.ts';
import { messages } from './schema/messages.ts';
import { earlyReports } from './schema/providers.ts';

/** A report from a provider; some fields may be missing. */
export type Report = Pick<ProviderReport, 'provider_id' | 'state'> &
  Partial<ProviderReport> & { channel: MessageChannel };
type Id = Pick<Report, 'channel' | 'provider_id'>;

const LOCK = 4720;
/** A report and the storing of its message's id wait for each other, so that neither misses the other. */
export const lockId = (tx: Tx, { channel, provider_id }: Id) =>
  tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${`${channel} ${provider_id}`}))`);

const isOf = (table: typeof messages | typeof earlyReports, { channel, provider_id }: Id) =>
  and(eq(table.channel, channel), eq(table.provider_id, provider_id));

/**
 * Stores a report that has changed nothing, if its message may be being sent at this moment. Other unknown reports are
 * not stored: a provider may also report other clients' messages.
 */
export async function keepEarly(tx: Tx, report: Report, now: Date): Promise<void> {
  const { channel, provider_id, state, reason, at, wrongNumber } = report;
  if ((await tx.$count(messages, isOf(messages, report))) > 0) return;
  if ((await tx.$count(messages, and(eq(messages.channel, channel), isClaimed))) === 0) return;
  await tx
    .insert(earlyReports)
    .values({
      channel,
      provider_id,
      state,
      reason,
      told_at: at ?? now,
      wrong_number: wrongNumber ?? false,
      created_at: now,
    })
    .onConflictDoNothing();
}

/** The reports of an id that came before the message had it, in order; deletes them. */
export async function takeEarly(tx: Tx, id: Id): Promise<Report[]> {
  const reports = await tx.delete(earlyReports).where(isOf(earlyReports, id)).returning();
  return reports
    .sort((one, other) => one.id - other.id)
    .map(({ told_at, wrong_number, ...report }) => ({ ...report, at: told_at, wrongNumber: wrong_number }));
}

/**
 * Deletes reports whose message was not sent after all: all when nothing is being sent, otherwise those older than a
 * claim.
 */
export const dropEarly = (tx: Tx, { alone, now }: { alone: boolean; now: Date }) =>
  tx.delete(earlyReports).where(alone ? undefined : lte(earlyReports.created_at, claimsEndedBy(now)));
