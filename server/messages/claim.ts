import { and, arrayContains, asc, count, eq, inArray, isNull, lte, not, notExists, or } from 'drizzle-orm';
import { dayOf } from '#contract/kernel/day.ts';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import { MESSAGE_CHANNELS, type MessageChannel } from '#contract/messages/messageKinds.ts';
import { isQuiet, isTooOld, MAX_A_DAY, mayWriteFreely } from '#contract/messages/messageTimes.ts';
import { sendRefusal } from '#contract/messages/templateState.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { troubled } from './channels.ts';
import { lastWhatsAppMessage } from './lastWhatsAppMessage.ts';
import { lockClaiming } from './locks.ts';
import type { MessageProviders } from './providers/messageProvider.ts';
import { isWaiting } from './queued.ts';
import { refusalsFor, templateKindFor } from './recipientRefusals.ts';
import { type Message, recordOutcome } from './recordOutcome.ts';
import type { Template } from './rules.ts';
import { messageEvents, messages, messageTemplates } from './schema/messages.ts';
import { tooOpen } from './sensitive.ts';

/** How many messages are sent in parallel; on a failing channel one at a time (MSG-21). */
const ABREAST = 10;

export interface Claimed {
  message: Message;
  template: Template | null;
  /** The channel's consecutive failures when the message was claimed (MSG-21). */
  failuresBefore: number;
}
type Due = Pick<Claimed, 'message' | 'template'>;

/**
 * Claims the next due messages, oldest first, in a transaction that ends before the first byte is sent (MSG-10).
 * Messages that may no longer be sent become suppressed or failed. Nothing is claimed at night, or for a paused
 * channel. `looked` is 0 when nothing is due.
 */
export async function claimDue(
  tx: Tx,
  { carriers, now }: { carriers: MessageProviders; now: Date },
): Promise<{ claimed: Claimed[]; looked: number }> {
  if (isQuiet(now)) return { claimed: [], looked: 0 };
  await lockClaiming(tx);
  const { resting, tried, failuresOf } = await troubled(tx, now);
  const sound = MESSAGE_CHANNELS.filter((each) => !resting.includes(each) && !tried.includes(each));
  const due = await lockDue(tx, { channels: sound, most: ABREAST, now });
  for (const each of tried) due.push(...(await lockDue(tx, { channels: [each], most: 1, now })));
  const refusalOf = await withoutRefused(tx, due, { carriers, now });
  const claimed: Due[] = [];
  for (const each of due) {
    const refusal = refusalOf(each);
    if (refusal) await endWith(tx, each.message, refusal, now);
    else claimed.push(each);
  }
  const claimedMessages = await claim(tx, claimed, { carriers, now });
  return {
    claimed: claimedMessages.map((each) => ({ ...each, failuresBefore: failuresOf(each.message.channel) })),
    looked: due.length,
  };
}

/** Skips complaints with an event that has no message yet, because its message may replace this one (MSG-11). */
async function lockDue(
  tx: Tx,
  { channels, most, now }: { channels: MessageChannel[]; most: number; now: Date },
): Promise<Due[]> {
  const { due_at, channel, complaint_id, event, id, template_id } = messages;
  const isToBeMade = and(eq(messageEvents.complaint_id, complaint_id), isNull(messageEvents.done_at));
  const toBeMade = tx.select({ id: messageEvents.id }).from(messageEvents).where(isToBeMade);
  return tx
    .select({ message: messages, template: messageTemplates })
    .from(messages)
    .leftJoin(messageTemplates, eq(messageTemplates.id, template_id))
    .where(
      and(isWaiting, lte(due_at, now), inArray(channel, channels), or(isNull(event), notExists(toBeMade))),
    )
    .orderBy(asc(due_at), asc(id))
    .limit(most)
    .for('update', { of: messages, skipLocked: true });
}

/** The conditions may have changed since the message was made. */
async function withoutRefused(
  tx: Tx,
  due: Due[],
  { carriers, now }: { carriers: MessageProviders; now: Date },
) {
  const recipients = due.map(({ message, template }) => ({
    ...message,
    kind: templateKindFor(message, template),
  }));
  const refusalOf = await refusalsFor(tx, recipients);
  const [silent, today] = [await silentOffices(tx, due), await sentToday(tx, due, now)];
  const free = due.filter(({ message }) => isFreeText(message));
  const written = await lastWhatsAppMessage(tx, phonesOf(free));
  const isTooOpen = await tooOpen(
    tx,
    due.map(({ message }) => message),
  );
  return ({ message, template }: Due): ErrorCode | null => {
    const { phone, event, channel, complaint_id, text } = message;
    if (silent.has(message.office_id)) return 'switchedOff';
    if (isTooOld(message.due_at, now)) return 'tooOld';
    if (text === null || (event !== null && complaint_id === null)) return 'deletedComplaint';
    const refusal = refusalOf({ ...message, kind: templateKindFor(message, template) });
    if (refusal) return refusal;
    if (isTooOpen(message)) return 'sensitiveComplaint';
    const isLost = template !== null && sendRefusal(template) !== null;
    const isUnregistered = event !== null && template === null && carriers[channel].name !== 'log';
    if (isLost || isUnregistered) return 'noTemplate';
    if (isFreeText(message) && !mayWriteFreely(written(phone), now)) return 'freeTextOver';
    const sent = today.get(phone ?? '') ?? 0;
    if (sent >= MAX_A_DAY) return 'tooManyToday';
    today.set(phone ?? '', sent + 1);
    return null;
  };
}

/** Offices that send no messages: what was on its way when they were switched off stays here (GRD-17). */
async function silentOffices(tx: Tx, due: Due[]): Promise<Set<number>> {
  const { id, uses } = offices;
  const ids = due.map(({ message }) => message.office_id);
  const silent = await tx
    .select({ id })
    .from(offices)
    .where(and(inArray(id, ids), not(arrayContains(uses, ['messages']))));
  return new Set(silent.map((office) => office.id));
}

/** Typed by a user: messages of events have a template or a default text. */
const isFreeText = ({ template_id, event }: Message) => template_id === null && event === null;

const phonesOf = (due: Due[]) => [...new Set(due.flatMap(({ message }) => message.phone ?? []))];

async function sentToday(tx: Tx, due: Due[], now: Date): Promise<Map<string, number>> {
  const { phone, sent_on } = messages;
  const counted = await tx
    .select({ phone, sent: count() })
    .from(messages)
    .where(and(inArray(phone, phonesOf(due)), eq(sent_on, dayOf(now))))
    .groupBy(phone);
  return new Map(counted.map((each) => [each.phone ?? '', each.sent]));
}

async function claim(
  tx: Tx,
  claimed: Due[],
  { carriers, now }: { carriers: MessageProviders; now: Date },
): Promise<Due[]> {
  const ready: Due[] = [];
  for (const { message, template } of claimed) {
    const driver = carriers[message.channel].name;
    const attempts = message.attempts + 1;
    const [row] = await tx
      .update(messages)
      .set({ claimed_at: now, sent_on: dayOf(now), driver, attempts })
      .where(eq(messages.id, message.id))
      .returning();
    if (row) ready.push({ message: row, template });
  }
  return ready;
}

/** Whether anything may be due: one index lookup. */
export async function isAnyDue(db: Db, now: Date): Promise<boolean> {
  const { due_at, id } = messages;
  const isDue = and(isWaiting, lte(due_at, now));
  return (await db.select({ id }).from(messages).where(isDue).limit(1)).length > 0;
}

/** A message with these reasons fails; with all others it is suppressed. */
const FAILS: readonly ErrorCode[] = ['tooOld', 'freeTextOver'];

/** Ends a message that was not sent, with the reason, and records it in the complaint's timeline. */
async function endWith(tx: Tx, { id }: Pick<Message, 'id'>, key: ErrorCode, now: Date): Promise<void> {
  const isFailed = FAILS.includes(key);
  const [ended] = await tx
    .update(messages)
    .set({ state: isFailed ? 'failed' : 'suppressed', reason: { code: key }, ended_at: now })
    .where(and(eq(messages.id, id), eq(messages.state, 'queued')))
    .returning();
  if (ended) await recordOutcome(tx, ended, isFailed ? 'messageFailed' : 'messageSuppressed', now);
}
