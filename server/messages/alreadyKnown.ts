import { and, asc, desc, eq, gt, gte, inArray, ne, not, notInArray, type SQL } from 'drizzle-orm';
import type { Audience, MessageChannel, MessageEvent } from '../../contract/messageKinds.ts';
import { messages as texts } from '../../contract/messages.ts';
import type { Tx } from '../db/open.ts';
import { complaintClocks } from '../db/schema/clocks.ts';
import { messageEvents, messages } from '../db/schema/messages.ts';
import { dayBefore } from '../telling/movedClock.ts';
import { isWaiting } from './queued.ts';

interface Recipient {
  complaint_id: number;
  audience: Audience;
  channel: MessageChannel;
}

/** What a closing tells; while that waits, nobody knows of the closing. */
const CLOSINGS: readonly MessageEvent[] = ['resolved', 'rating_asked'];

const isTo = ({ complaint_id, audience, channel }: Recipient) =>
  and(
    eq(messages.complaint_id, complaint_id),
    eq(messages.audience, audience),
    eq(messages.channel, channel),
  );

/**
 * Whether an event only brings back what its recipient was told last, as an undo does: then neither that event nor the one that it takes
 * back is told, and a message that the latter had replaced goes out after all (MSG-11).
 */
export async function isTakenBack(
  tx: Tx,
  to: Recipient,
  { event, now }: { event: MessageEvent; now: Date },
): Promise<boolean> {
  const takenBack = event === 'due_moved' ? (['due_moved'] as const) : event === 'reopened' ? CLOSINGS : [];
  if (takenBack.length === 0) return false;
  const isOld =
    event === 'due_moved' ? await isKnownDay(tx, to) : (await waitingOf(tx, to, takenBack)).length > 0;
  if (isOld) await withdraw(tx, to, { events: takenBack, now });
  return isOld;
}

const waitingOf = (tx: Tx, to: Recipient, events: readonly MessageEvent[]) =>
  tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(isTo(to), inArray(messages.event, [...events]), isWaiting));

/** Whether the due day is the one before the first move that was not told yet. */
async function isKnownDay(tx: Tx, to: Recipient): Promise<boolean> {
  const [clock] = await tx
    .select({ due_on: complaintClocks.due_on, started_at: complaintClocks.started_at })
    .from(complaintClocks)
    .where(eq(complaintClocks.complaint_id, to.complaint_id));
  if (!clock) return false;
  const isGone = and(notInArray(messages.state, ['suppressed', 'failed']), not(isWaiting as SQL));
  const [last] = await tx
    .select({ at: messages.happened_at })
    .from(messages)
    .where(and(isTo(to), eq(messages.event, 'due_moved'), isGone))
    .orderBy(desc(messages.happened_at))
    .limit(1);
  const { complaint_id, event, happened_at, id } = messageEvents;
  const [first] = await tx
    .select({ moved: messageEvents.clock })
    .from(messageEvents)
    .where(
      and(
        ...[eq(complaint_id, to.complaint_id), eq(event, 'due_moved'), gte(happened_at, clock.started_at)],
        last?.at ? gt(happened_at, last.at) : undefined,
      ),
    )
    .orderBy(asc(id))
    .limit(1);
  return first !== undefined && clock.due_on !== null && dayBefore(first.moved) === clock.due_on;
}

async function withdraw(
  tx: Tx,
  to: Recipient,
  { events, now }: { events: readonly MessageEvent[]; now: Date },
): Promise<void> {
  const withdrawn = await tx
    .update(messages)
    .set({ state: 'suppressed', reason: texts.newerEvent, ended_at: now })
    .where(and(isTo(to), inArray(messages.event, [...events]), isWaiting))
    .returning({ id: messages.id, created_at: messages.created_at });
  for (const { id, created_at } of withdrawn) await restoreReplaced(tx, to, { id, created_at, events });
}

/** The last message that another one had replaced when it was made. */
async function restoreReplaced(
  tx: Tx,
  to: Recipient,
  { id, created_at, events }: { id: number; created_at: Date; events: readonly MessageEvent[] },
): Promise<void> {
  const [replaced] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        ...[isTo(to), eq(messages.state, 'suppressed'), eq(messages.reason, texts.newerEvent)],
        ...[eq(messages.ended_at, created_at), ne(messages.id, id), notInArray(messages.event, [...events])],
      ),
    )
    .orderBy(desc(messages.happened_at))
    .limit(1);
  if (!replaced) return;
  await tx
    .update(messages)
    .set({ state: 'queued', reason: null, ended_at: null })
    .where(eq(messages.id, replaced.id));
}
