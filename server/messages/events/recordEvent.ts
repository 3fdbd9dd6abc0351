import type { MessageEvent } from '#contract/messages/messageKinds.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { messageEvents } from '../schema/messages.ts';

interface Happened {
  complaint_id: number;
  event: MessageEvent;
  /**
   * Distinguishes several events of the same kind: the id of a closing or a referral, or the day and time of a move.
   */
  clock: string | number;
  at: Date;
}

/**
 * Records an event of a complaint in its transaction: a single insert, since the user does not wait for messages. They
 * are made in the background (MSG-05). An event that is recorded twice makes one message (MSG-10).
 */
export async function recordEvent(db: Db | Tx, { complaint_id, event, clock, at }: Happened): Promise<void> {
  await db
    .insert(messageEvents)
    .values({ complaint_id, event, clock: String(clock), happened_at: at })
    .onConflictDoNothing();
}
