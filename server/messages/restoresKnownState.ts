import { and, asc, desc, eq, gt, gte, inArray, ne, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import type { Audience, MessageChannel, MessageEvent } from '#contract/messages/messageKinds.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { dayBefore } from './events/movedClock.ts';
import { isWaiting } from './queued.ts';
import { messageEvents, messages, messageTemplates } from './schema/messages.ts';

/** The reason of a message whose place a newer one has taken. */
const NEWER: CodedRefusal = { code: 'newerEvent' };

interface Recipient {
  complaint_id: number;
  audience: Audience;
  channel: MessageChannel;
}

/** The events of a closing; while their messages wait, no citizen knows of the closing. */
const CLOSINGS: readonly MessageEvent[] = ['resolved', 'rating_asked'];

const isTo = ({ complaint_id, audience, channel }: Recipient) =>
  and(
    eq(messages.complaint_id, complaint_id),
    eq(messages.audience, audience),
    eq(messages.channel, channel),
  );

/**
 * Whether an event only restores what its recipient already knows, as an undo does. Then neither this event nor the
 * undone one is sent, and a message that the latter had replaced is sent after all (MSG-11).
 */
export async function restoresKnownState(
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

/** Whether the due date is the one of the last message, or the initial one if no message contained any. */
async function isKnownDay(tx: Tx, to: Recipient): Promise<boolean> {
  const [clock] = await tx
    .select({ due_on: complaintClocks.due_on, started_at: complaintClocks.started_at })
    .from(complaintClocks)
    .where(eq(complaintClocks.complaint_id, to.complaint_id));
  if (!clock) return false;
  const last = await lastNotifiedAt(tx, to);
  const { complaint_id, event, happened_at, id } = messageEvents;
  const [first] = await tx
    .select({ moved: messageEvents.clock })
    .from(messageEvents)
    .where(
      and(
        eq(complaint_id, to.complaint_id),
        eq(event, 'due_moved'),
        gte(happened_at, clock.started_at),
        last ? gt(happened_at, last) : undefined,
      ),
    )
    .orderBy(asc(id))
    .limit(1);
  if (!first) return last !== undefined;
  return clock.due_on !== null && dayBefore(first.moved) === clock.due_on;
}

/** The time of the last message with a due date: it was sent, or is sent even if the date changes. */
async function lastNotifiedAt(tx: Tx, to: Recipient): Promise<Date | undefined> {
  const { created_at, event, happened_at, state, template_id } = messages;
  const isMoved = eq(event, 'due_moved');
  const at = sql`case when ${isMoved} then ${happened_at} else ${created_at} end`.mapWith(created_at);
  const saysDay = sql`${messageTemplates.values} @> '[{"value": "due"}]'`;
  const [last] = await tx
    .select({ at })
    .from(messages)
    .leftJoin(messageTemplates, eq(messageTemplates.id, template_id))
    .where(
      and(
        isTo(to),
        notInArray(state, ['suppressed', 'failed']),
        or(and(isMoved, not(isWaiting as SQL)), and(sql`${event} is distinct from 'due_moved'`, saysDay)),
      ),
    )
    .orderBy(desc(at))
    .limit(1);
  return last?.at;
}

async function withdraw(
  tx: Tx,
  to: Recipient,
  { events, now }: { events: readonly MessageEvent[]; now: Date },
): Promise<void> {
  const withdrawn = await tx
    .update(messages)
    .set({ state: 'suppressed', reason: NEWER, ended_at: now })
    .where(and(isTo(to), inArray(messages.event, [...events]), isWaiting))
    .returning({ id: messages.id, created_at: messages.created_at });
  for (const { id, created_at } of withdrawn) await restoreReplaced(tx, to, { id, created_at, events });
}

/** Restores the last message that another one had replaced. */
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
        isTo(to),
        eq(messages.state, 'suppressed'),
        eq(messages.reason, NEWER),
        eq(messages.ended_at, created_at),
        ne(messages.id, id),
        notInArray(messages.event, [...events]),
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
