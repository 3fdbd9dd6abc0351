import { and, eq, lte, sql } from 'drizzle-orm';
import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import type { ProviderReport } from './providers/messageProvider.ts';
import { claimsEndedBy, isClaimed } from './queued.ts';
import { messages } from './schema/messages.ts';
import { earlyReports } from './schema/providers.ts';

/** As a carrier reads it; what it does not tell may be left out. */
export type Report = Pick<ProviderReport, 'provider_id' | 'state'> &
  Partial<ProviderReport> & { channel: MessageChannel };
type Id = Pick<Report, 'channel' | 'provider_id'>;

const LOCK = 4720;
/** What is told of a message waits until its id is noted, and the other way round: neither misses the other. */
export const lockId = (tx: Tx, { channel, provider_id }: Id) =>
  tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${`${channel} ${provider_id}`}))`);

const isOf = (table: typeof messages | typeof earlyReports, { channel, provider_id }: Id) =>
  and(eq(table.channel, channel), eq(table.provider_id, provider_id));

/**
 * Keeps a report that has changed nothing, where its message may be one that is handed over at this moment. Of what else nobody knows
 * nothing is kept: a provider may tell of the messages of others.
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

/** What was told of an id before it was a message's, in the order in which it came; it is kept no longer. */
export async function takeEarly(tx: Tx, id: Id): Promise<Report[]> {
  const reports = await tx.delete(earlyReports).where(isOf(earlyReports, id)).returning();
  return reports
    .sort((one, other) => one.id - other.id)
    .map(({ told_at, wrong_number, ...report }) => ({ ...report, at: told_at, wrongNumber: wrong_number }));
}

/** Forgets those whose message was not handed over after all: all of them when nothing is, else what is older than a claim. */
export const dropEarly = (tx: Tx, { alone, now }: { alone: boolean; now: Date }) =>
  tx.delete(earlyReports).where(alone ? undefined : lte(earlyReports.created_at, claimsEndedBy(now)));
