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

/** The channels that rest, and those that are tried carefully since they have failed and do not rest, with how often (MSG-21). */
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

/** A channel that has taken a message fails no more. */
export async function noteSuccess(tx: Tx, channel: MessageChannel): Promise<void> {
  const isFailing = and(eq(messageChannels.channel, channel), gt(messageChannels.failures, 0));
  await tx
    .update(messageChannels)
    .set({ failures: 0, failed_at: null, reason: null, rests_until: null, told: false })
    .where(isFailing);
}

interface Failure {
  reason: string;
  /** How often the channel had failed in a row when the message was claimed: those under way together count once. */
  failuresBefore: number | undefined;
  now: Date;
}

/**
 * Counts a failure: from the fifth in a row on the channel rests, for twice as long each time, and mla and admin are told once of it
 * (MSG-21).
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

/** So many words of a channel are kept, those that came last. */
const MAX_UNREAD = 20;

/** Notes a word of a report that nobody here knows. */
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

/** A notice is of a grievance: of the last one whose message did not go out. */
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
