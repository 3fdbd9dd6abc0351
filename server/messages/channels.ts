import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import { restsUntil } from '#contract/messages/messageTimes.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { readableOf } from '#server/desk/notices/recipients.ts';
import { notices } from '#server/desk/schema/notices.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { coverAt } from '#server/teamwork/leaves/noticeCover.ts';
import type { Message } from './recordOutcome.ts';
import { messageChannels } from './schema/providers.ts';

/**
 * The channels that are paused, and the number of failures of channels that have failed but are not paused (MSG-21).
 */
export async function troubled(db: Db | Tx, now: Date) {
  const failing = await db.select().from(messageChannels).where(gt(messageChannels.failures, 0));
  const rests = ({ rests_until }: (typeof failing)[number]) => rests_until !== null && rests_until > now;
  const channels = (which: typeof failing) => which.map(({ channel }) => channel);
  return {
    resting: channels(failing.filter(rests)),
    tried: channels(failing.filter((each) => !rests(each))),
    failuresOf: (channel: MessageChannel) => failing.find((each) => each.channel === channel)?.failures ?? 0,
  };
}

/** Resets the failures of a channel that has accepted a message. */
export async function noteSuccess(tx: Tx, channel: MessageChannel): Promise<void> {
  const isFailing = and(eq(messageChannels.channel, channel), gt(messageChannels.failures, 0));
  await tx
    .update(messageChannels)
    .set({ failures: 0, failed_at: null, reason: null, rests_until: null, told: false })
    .where(isFailing);
}

interface Failure {
  reason: string;
  /** The channel's consecutive failures when the message was claimed: parallel messages count once. */
  failuresBefore: number | undefined;
  now: Date;
}

/**
 * Counts a failure. From the fifth in a row the channel is paused, each time twice as long, and mla and admin are
 * notified once (MSG-21).
 */
export async function noteFailure(
  tx: Tx,
  { channel, complaint_id }: Message,
  { reason, failuresBefore, now }: Failure,
): Promise<void> {
  const first = { channel, failures: 1, failed_at: now, reason };
  const [state] = await tx
    .insert(messageChannels)
    .values(first)
    .onConflictDoUpdate({
      target: messageChannels.channel,
      set: { failures: sql`${messageChannels.failures} + 1`, failed_at: now, reason },
      setWhere: failuresBefore === undefined ? undefined : lte(messageChannels.failures, failuresBefore),
    })
    .returning();
  const rests_until = state ? restsUntil(state.failures, now) : null;
  if (!state || rests_until === null) return;
  const isNotified = state.told || (complaint_id !== null && (await notifyOffice(tx, complaint_id, now)));
  await tx
    .update(messageChannels)
    .set({ rests_until, told: isNotified })
    .where(eq(messageChannels.channel, channel));
}

/** How many unknown words of a channel are stored, the latest. */
const MAX_UNREAD = 20;

/** Stores an unknown word of a report. */
export async function noteUnread(
  tx: Tx,
  channel: MessageChannel,
  { word, now }: { word: string; now: Date },
): Promise<void> {
  await tx.insert(messageChannels).values({ channel }).onConflictDoNothing();
  const isOf = eq(messageChannels.channel, channel);
  const [row] = await tx
    .select({ unread: messageChannels.unread })
    .from(messageChannels)
    .where(isOf)
    .for('update');
  const known = Object.entries(row?.unread ?? {})
    .filter(([each]) => each !== word)
    .sort(([, one], [, other]) => one.localeCompare(other));
  const unread = Object.fromEntries([...known, [word, now.toISOString()]].slice(-MAX_UNREAD));
  await tx.update(messageChannels).set({ unread }).where(isOf);
}

/** A notice needs a complaint: the one of the last failed message. */
async function notifyOffice(tx: Tx, complaintId: number, now: Date): Promise<boolean> {
  const { id, role, assembly_id, disabled } = users;
  const complaint = (await readableOf(tx, [complaintId])).get(complaintId);
  if (!complaint) return false;
  const isMla = and(eq(role, 'mla'), eq(assembly_id, complaint.assembly_id));
  const rows = await tx
    .select({ id })
    .from(users)
    .where(and(eq(disabled, false), or(eq(role, 'admin'), isMla)));
  const known = rows.map((each) => each.id);
  const coverOf = await coverAt(tx, known, now);
  const whom = new Set(known.flatMap((each) => coverOf(each, complaint).ids));
  const notice = { kind: 'message_failed' as const, complaint_id: complaintId, created_at: now };
  if (whom.size > 0) await tx.insert(notices).values([...whom].map((user_id) => ({ user_id, ...notice })));
  return true;
}
