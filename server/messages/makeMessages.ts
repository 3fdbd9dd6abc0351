import { and, asc, eq, inArray, isNull, lte, ne } from 'drizzle-orm';
import { AUDIENCES, MESSAGE_CHANNELS, type MessageChannel } from '#contract/messages/messageKinds.ts';
import { onceKey } from '#contract/messages/messageRules.ts';
import { dueAfterEvent, takesItsPlace } from '#contract/messages/messageTimes.ts';
import { usesCapability } from '#server/desk/offices/uses.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { byRule, composed, discreet, type MessageContext, shippedFor } from './compose.ts';
import { mayMake } from './locks.ts';
import { findComplaint, messageContext, withOwnLink } from './messageContext.ts';
import { isWaiting, suppressWaiting } from './queued.ts';
import { queueMessage } from './queueMessage.ts';
import { keyOf, type Recipient, recipientOf } from './recipients.ts';
import { type Message, recordOutcome } from './recordOutcome.ts';
import { restoresKnownState } from './restoresKnownState.ts';
import { messageEvents, messages } from './schema/messages.ts';

type Event = typeof messageEvents.$inferSelect;
type Making = Pick<Services, 'carriers' | 'publicUrl'> & { now: Date };

/**
 * Makes the messages of recorded events, oldest first, in the transaction that marks these as done: each is made once,
 * even if the process is killed (MSG-10). If another process does it, this one does nothing.
 */
export async function makeMessages(tx: Tx, most: number, making: Making): Promise<'more' | 'over'> {
  if (!(await mayMake(tx))) return 'over';
  const events = await tx
    .select()
    .from(messageEvents)
    .where(isNull(messageEvents.done_at))
    .orderBy(asc(messageEvents.id))
    .limit(most)
    .for('update', { skipLocked: true });
  for (const event of events) await makeOf(tx, event, making);
  if (events.length === 0) return 'over';
  const ids = idsOf(events);
  await tx.update(messageEvents).set({ done_at: making.now }).where(inArray(messageEvents.id, ids));
  return 'more';
}

/** Hidden complaints get no messages, nor do those of an office without messages (GRD-17). */
async function makeOf(tx: Tx, event: Event, making: Making): Promise<void> {
  const complaint = await findComplaint(tx, event.complaint_id);
  if (!complaint || complaint.hidden || !(await usesCapability(tx, complaint, 'messages'))) return;
  const message = await messageContext(tx, complaint, making);
  for (const audience of AUDIENCES) {
    const to = await recipientOf(tx, complaint, audience);
    if (to)
      for (const channel of MESSAGE_CHANNELS) await makeOne(tx, event, { message, to, channel }, making);
  }
}

interface One {
  message: MessageContext;
  to: Recipient;
  channel: MessageChannel;
}

async function makeOne(tx: Tx, event: Event, { message, to, channel }: One, making: Making): Promise<void> {
  const rule = byRule({ event: event.event, channel }, message, to);
  if (!rule) return;
  const about = { complaint_id: event.complaint_id, audience: to.audience, channel };
  const isOld = await restoresKnownState(tx, about, { event: event.event, now: making.now });
  const { says } = rule;
  const text = message.isSensitive
    ? discreet(channel, message, to.language)
    : says === 'shipped'
      ? composed(shippedFor(event.event, rule.language, message), rule, {
          values: message.values,
          address: making.publicUrl,
          template: null,
        })
      : composed(says, rule, { values: message.values, address: message.rules.address, template: says });
  const { complaint_id, happened_at, clock } = event;
  const made = await queueMessage(
    tx,
    {
      office_id: message.rules.office.id,
      complaint_id,
      channel,
      to,
      isFree: false,
      creator_id: null,
      composed: text,
      suppressed: isOld ? 'newerEvent' : null,
      finished: (written) => withOwnLink(tx, message, written, making),
      event: {
        event: event.event,
        happened_at,
        due_at: dueAfterEvent(happened_at),
        once: onceKey({ ...about, event: event.event, clock, recipient: keyOf(to) }),
      },
    },
    making,
  );
  if (made?.state === 'queued') await takePlace(tx, made, making.now);
  if (made?.state === 'suppressed' && !isOld) await recordOutcome(tx, made, 'messageSuppressed', making.now);
}

/**
 * Of several events of a complaint within ten minutes only the last is sent, except that 'registered' always is
 * (MSG-11); claimed messages cannot be replaced.
 */
async function takePlace(tx: Tx, made: Message, now: Date): Promise<void> {
  const { id, complaint_id, audience, channel, event, happened_at } = messages;
  const later = made.happened_at;
  if (!later) return;
  const earlier = await tx
    .select({ id, happened_at })
    .from(messages)
    .where(
      and(
        eq(complaint_id, made.complaint_id ?? 0),
        eq(audience, made.audience),
        eq(channel, made.channel),
        isWaiting,
        ne(id, made.id),
        lte(happened_at, later),
        ne(event, 'registered'),
      ),
    );
  const replaced = earlier.filter((each) => each.happened_at && takesItsPlace(each.happened_at, later));
  const ids = replaced.map((each) => each.id);
  await suppressWaiting(tx, inArray(id, ids), { reason: 'newerEvent', now });
}
