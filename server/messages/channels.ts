import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { MessageChannel } from '../../contract/messageKinds.ts';
import { restsUntil } from '../../contract/messageTimes.ts';
import type { Db, Tx } from '../db/open.ts';
import { users } from '../db/schema/accounts.ts';
import { complaints } from '../db/schema/complaints.ts';
import { notices } from '../db/schema/notices.ts';
import { messageChannels } from '../db/schema/providers.ts';
import { withDeputies } from '../leaves/deputies.ts';
import type { Message } from './tellOf.ts';

/** The channels that rest, and those that are tried carefully since they have failed and do not rest (MSG-21). */
export async function troubled(db: Db | Tx, now: Date) {
  const failing = await db.select().from(messageChannels).where(gt(messageChannels.failures, 0));
  const rests = ({ rests_until }: (typeof failing)[number]) => rests_until !== null && rests_until > now;
  const channels = (which: typeof failing) => which.map(({ channel }) => channel);
  return {
    resting: channels(failing.filter(rests)),
    tried: channels(failing.filter((each) => !rests(each))),
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

/**
 * Counts a failure: from the fifth in a row on the channel rests, for twice as long each time, and mla and admin are told once of it
 * (MSG-21).
 */
export async function noteFailure(
  tx: Tx,
  { channel, complaint_id }: Message,
  reason: string,
  now: Date,
): Promise<void> {
  const first = { channel, failures: 1, failed_at: now, reason };
  const [state] = await tx
    .insert(messageChannels)
    .values(first)
    .onConflictDoUpdate({
      target: messageChannels.channel,
      set: { failures: sql`${messageChannels.failures} + 1`, failed_at: now, reason },
    })
    .returning();
  const rests_until = state ? restsUntil(state.failures, now) : null;
  if (!state || rests_until === null) return;
  const told = state.told || (complaint_id !== null && (await tellOffice(tx, complaint_id, now)));
  await tx.update(messageChannels).set({ rests_until, told }).where(eq(messageChannels.channel, channel));
}

/** A notice is of a grievance: of the last one whose message did not go out. */
async function tellOffice(tx: Tx, complaintId: number, now: Date): Promise<boolean> {
  const { id, role, assembly_id, disabled } = users;
  const [complaint] = await tx
    .select({ assembly_id: complaints.assembly_id })
    .from(complaints)
    .where(eq(complaints.id, complaintId));
  if (!complaint) return false;
  const isMla = and(eq(role, 'mla'), eq(assembly_id, complaint.assembly_id));
  const found = await tx
    .select({ id })
    .from(users)
    .where(and(eq(disabled, false), or(eq(role, 'admin'), isMla)));
  const known = found.map((each) => each.id);
  const whom = new Set(known.flatMap(await withDeputies(tx, known, now)));
  const notice = { kind: 'message_failed' as const, complaint_id: complaintId, created_at: now };
  if (whom.size > 0) await tx.insert(notices).values([...whom].map((user_id) => ({ user_id, ...notice })));
  return true;
}
