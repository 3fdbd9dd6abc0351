import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { dayOf } from '#contract/kernel/day.ts';
import type { unmatchInward as call, TakenOut } from '#contract/letters/inward.ts';
import { isWaiting } from '#contract/letters/referralActions.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { messageEvents } from '#server/messages/schema/messages.ts';
import { inwardLetters } from '../../schema/letters.ts';
import { referralReplies, referrals } from '../../schema/referrals.ts';
import { dropLetters } from '../letters/draft.ts';
import { changeReferral, lockComplaintsOf, lockReferral, lockRow, recordInTimeline } from '../lock.ts';
import { dropReminders, reminderDay } from '../reminders.ts';
import { type Referral, referralsById } from '../rows.ts';
import { rulesOfOffice } from '../rules.ts';
import { findInward, inwardRecord } from './record.ts';

type Reply = typeof referralReplies.$inferSelect;

/**
 * Undoes a match (REF-10): removes the answers that the letter brought, and their referrals wait as before. Returns the
 * answers, to be matched again. A pause that the answer has ended stays ended; the assignee sees the timeline. @throws
 * 404 as for any letter, 422 for one that is not matched and where an answer was already processed
 */
export async function unmatchInward(context: Context<typeof call>) {
  const { db, params } = context;
  const letter = await findInward(context, params.id, { locked: true });
  if (!letter.is_matched) throw invalidField('id', 'notMatched');
  if (letter.way === 'link') throw invalidField('id', 'answeredByLink');
  const replies = await db
    .select()
    .from(referralReplies)
    .where(eq(referralReplies.inward_id, letter.id))
    .orderBy(asc(referralReplies.referral_id), desc(referralReplies.id));
  const ids = replies.map(({ referral_id }) => referral_id);
  await lockComplaintsOf(db, letter.office_id, ids);
  const sentOnTo: (number | null)[] = [];
  for (const reply of replies) sentOnTo.push(await takeOut(context, reply));
  await db
    .update(inwardLetters)
    .set({ is_matched: false, version: letter.version + 1 })
    .where(eq(inwardLetters.id, letter.id));
  return {
    ...(await inwardRecord(context, letter.id)),
    taken_out: await takenOut(context, replies, sentOnTo),
  };
}

/** All answers of a letter have the same content. */
async function takenOut(
  context: Context<typeof call>,
  replies: readonly Reply[],
  sentOnTo: readonly (number | null)[],
): Promise<TakenOut | null> {
  const [reply] = replies;
  if (!reply) return null;
  const { is_final, promised_on, action, amount, text } = reply;
  const ids = replies.map(({ referral_id }) => referral_id);
  return {
    is_final,
    promised_on,
    action,
    amount,
    text,
    // For a letter that was sent on, `reason` is the name of the officer.
    reason: action === 'sent_on' ? null : reply.reason,
    sent_on_to: sentOnTo.find((id) => id !== null) ?? null,
    referrals: await referralsById(context, ids),
  };
}

/**
 * Deletes an answer and returns the officer to whom it was sent on. @throws 403 and 422 as the state machine says,
 * 422 when another answer has come since
 */
async function takeOut(context: Context<typeof call>, reply: Reply): Promise<number | null> {
  const { db } = context;
  const { referral } = await lockReferral('unmatch', context, reply.referral_id);
  const [last] = await db
    .select({ id: referralReplies.id })
    .from(referralReplies)
    .where(eq(referralReplies.referral_id, referral.id))
    .orderBy(desc(referralReplies.id))
    .limit(1);
  if (last?.id !== reply.id) throw invalidField('id', 'matchDecided');
  const sentOnTo = await dropNext(context, referral);
  await db.delete(referralReplies).where(eq(referralReplies.id, reply.id));
  if (referral.complaint_id !== null) await forgetEvent(context, referral.complaint_id, reply.id);
  await recordInTimeline(context, await waitAgain(context, referral, reply), 'referralUnmatched');
  return sentOnTo;
}

/** Deletes the message event, so that a citizen who was not yet notified of the answer gets no message. */
function forgetEvent({ db }: Context<typeof call>, complaintId: number, replyId: number) {
  const { complaint_id, event, clock, done_at } = messageEvents;
  return db
    .delete(messageEvents)
    .where(
      and(eq(complaint_id, complaintId), eq(event, 'replied'), eq(clock, String(replyId)), isNull(done_at)),
    );
}

/** Deletes the draft to the next officer and returns that officer. @throws 422 when the draft was sent */
async function dropNext(context: Context<typeof call>, referral: Referral): Promise<number | null> {
  const { db } = context;
  const { complaint_id, cause_id, sent_on_from } = referrals;
  const about =
    referral.complaint_id === null
      ? eq(cause_id, referral.cause_id ?? 0)
      : eq(complaint_id, referral.complaint_id);
  const next = await db
    .select()
    .from(referrals)
    .where(and(about, eq(sent_on_from, referral.id)));
  let officer: number | null = null;
  for (const each of next) {
    const row = await lockRow(db, each);
    if (row.state === 'withdrawn') continue;
    if (row.state !== 'draft') throw invalidField('id', 'nextOfficerAsked');
    await dropLetters(db, row.letter_id === null ? [] : [row.letter_id]);
    await db.delete(referrals).where(inArray(referrals.id, [row.id]));
    officer = row.contact_id;
  }
  return officer;
}

/** Restores the referral's state before the answer; its reminders continue from there. */
async function waitAgain(context: Context<typeof call>, referral: Referral, reply: Reply) {
  const { db } = context;
  const { calendar, dueDay } = await rulesOfOffice(db, referral.office_id);
  const sentOn = dayOf(referral.sent_at ?? referral.created_at);
  // Old answers have no `before`: a final one did not change the due day.
  const due_on = reply.is_final ? referral.due_on : dueDay(sentOn, referral.way, referral.category_id);
  const before = reply.before ?? { state: 'sent' as const, due_on, reminders: referral.reminders };
  if (!isWaiting({ state: before.state })) throw new Error('answered without waiting');
  await dropReminders(db, referral.id);
  const remind_on = before.due_on === null ? null : reminderDay(calendar, before.due_on, before.reminders);
  return changeReferral(context, referral, { ...before, remind_on, answered_at: null });
}
