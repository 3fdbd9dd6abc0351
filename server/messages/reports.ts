import { and, eq, inArray } from 'drizzle-orm';
import type { MessageChannel } from '../../contract/messageKinds.ts';
import { statesBefore } from '../../contract/messageState.ts';
import { isStale } from '../../contract/messageTimes.ts';
import type { CarrierReport } from '../carriers/carrier.ts';
import type { Tx } from '../db/open.ts';
import { messages } from '../db/schema/messages.ts';
import type { Services } from '../http/serve.ts';
import { markWrong } from './phones.ts';
import { tellOfMessage } from './tellOf.ts';

/** As a carrier reads it; what it does not tell may be left out. */
export type Report = Pick<CarrierReport, 'provider_id' | 'state'> &
  Partial<CarrierReport> & { channel: MessageChannel };

const AT = { sent: 'sent_at', delivered: 'delivered_at', read: 'read_at', failed: 'ended_at' } as const;

/**
 * Notes what a provider reports of a message (MSG-12), at most once: an unknown id, a repetition, what comes late or would set a
 * state back changes nothing. Answers whether it did. A report that a number is wrong marks the phone.
 */
export function takeReport(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  report: Report,
): Promise<boolean> {
  const now = clock();
  if (report.at && isStale(report.at, now)) return Promise.resolve(false);
  return database.db.transaction((tx) => note(tx, report, now));
}

async function note(tx: Tx, { channel, provider_id, state, reason, at, wrongNumber }: Report, now: Date) {
  const [told] = await tx
    .update(messages)
    .set({ state, [AT[state]]: at ?? now, ...(state === 'failed' ? { reason: reason ?? '' } : {}) })
    .where(
      and(
        eq(messages.channel, channel),
        eq(messages.provider_id, provider_id),
        inArray(messages.state, statesBefore(state)),
      ),
    )
    .returning();
  if (!told) return false;
  if (state !== 'failed') return true;
  if (wrongNumber && told.phone) await markWrong(tx, told.phone, { by: null, now });
  await tellOfMessage(tx, told, 'messageFailed', now);
  return true;
}
