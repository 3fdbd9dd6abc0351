import { asc, eq, inArray } from 'drizzle-orm';
import type { ReferralReply } from '#contract/letters/referralRecord.ts';
import { names } from '#server/kernel/db/names.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { inwardLetters } from '../schema/letters.ts';
import { referralReplies } from '../schema/referrals.ts';

/** The answers to referrals, oldest first, by referral. */
export async function repliesOf(
  { db, links }: Pick<Context, 'db' | 'links'>,
  ids: readonly number[],
): Promise<Map<number, ReferralReply[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ reply: referralReplies, file: files, inward: inwardLetters })
    .from(referralReplies)
    .leftJoin(files, eq(files.id, referralReplies.file_id))
    .leftJoin(inwardLetters, eq(inwardLetters.id, referralReplies.inward_id))
    .where(inArray(referralReplies.referral_id, [...ids]))
    .orderBy(asc(referralReplies.id));
  const known = await names(db);
  const replies = new Map<number, ReferralReply[]>();
  for (const { reply, file, inward } of rows) {
    const { is_final, promised_on, action, amount, reason, text, sent_back_reason } = reply;
    const ofSame = replies.get(reply.referral_id) ?? [];
    ofSame.push({
      id: reply.id,
      is_final,
      promised_on,
      action,
      amount,
      reason,
      text,
      sent_back_reason,
      file: file && { id: file.id, name: file.name, path: links.link(file) },
      inward: inward && {
        id: inward.id,
        number: inward.number,
        way: inward.way,
        received_on: inward.received_on,
      },
      creator: known.user(reply.creator_id),
      created_at: reply.created_at.toISOString(),
      accepted_at: reply.accepted_at?.toISOString() ?? null,
      accepted_by: known.user(reply.accepted_by),
      sent_back_at: reply.sent_back_at?.toISOString() ?? null,
      sent_back_by: known.user(reply.sent_back_by),
    });
    replies.set(reply.referral_id, ofSame);
  }
  return replies;
}
