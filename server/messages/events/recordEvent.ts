import type { MessageEvent } from '#contract/messages/messageKinds.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { messageEvents } from '../schema/messages.ts';

interface Happened {
  complaint_id: number;
  event: MessageEvent;
  /** Which of several of that event: the id of a closing, of a referral; the day that something was moved to, and when it was. */
  clock: string | number;
  at: Date;
}

/**
 * Notes that something is to be told of a grievance, in the transaction in which it happens: one insert, since whoever works on it does
 * not wait for messages. They are made of it beside the work (MSG-05); what is noted twice is told once (MSG-10).
 */
export async function recordEvent(db: Db | Tx, { complaint_id, event, clock, at }: Happened): Promise<void> {
  await db
    .insert(messageEvents)
    .values({ complaint_id, event, clock: String(clock), happened_at: at })
    .onConflictDoNothing();
}
