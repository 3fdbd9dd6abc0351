import { and, eq, isNull } from 'drizzle-orm';
import {
  ANSWERED,
  UNREACHABLE_DAYS,
  type Verification,
  type VerifyResult,
} from '#contract/closing/closing.ts';
import type { verifyClosing as call } from '#contract/closing/closingCalls.ts';
import { openOn } from '#contract/desk/openingHours.ts';
import { dayOf } from '#contract/kernel/day.ts';
import { lockForAction } from '#server/complaints/change.ts';
import type { Work } from '#server/complaints/events.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { addToTimeline } from '#server/complaints/timeline.ts';
import { calendarAt } from '#server/desk/offices/calendar.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { callRequests } from '#server/messages/schema/citizens.ts';
import { addedValues } from './addedValues.ts';
import { dispute } from './dispute.ts';
import { isLowRating, notifyOfLowRating } from './rate.ts';
import { closingCalls, complaintClosings } from './schema/closings.ts';
import { currentClosing } from './state.ts';

type Verifying = Context<typeof call>;
type Closing = NonNullable<Awaited<ReturnType<typeof currentClosing>>>;

/** The state of a closing after a call that reached somebody. */
const AFTER: Record<Exclude<VerifyResult, 'no_answer'>, Verification> = {
  confirmed: 'confirmed',
  disputed: 'disputed',
  declined: 'declined',
  wrong_number: 'unreachable',
};

/** Records the citizen's word on a closing, or that nobody answered (REF-17 to REF-19). */
export async function verifyClosing(context: Verifying) {
  const { body, db, params } = context;
  const { complaint, now } = await lockForAction('verify', context, params.id);
  const work = { ...context, now };
  if (body.rating && !ANSWERED.includes(body.result)) throw invalidField('rating', 'ratingUnanswered');
  const closing = await currentClosing(db, complaint);
  if (!closing) throw notFound();
  const rating = body.rating ?? null;
  const verification = await keepCall(work, complaint, closing);
  const { channel, note = null, result: verifyResult } = body;
  await addToTimeline(work, complaint.id, 'verified', {
    ...addedValues({ verifyResult, channel, rating: rating === null ? null : String(rating), note }),
    ...(verification === closing.verification ? {} : { verification: [closing.verification, verification] }),
  });
  if (SPOKE.includes(body.result)) await endDispute(work, complaint);
  const isLow = rating !== null && isLowRating(rating);
  if (isLow) await notifyOfLowRating(db, complaint, now);
  const reopened = verification === 'disputed' && (await dispute(work, complaint, closing));
  return { message: 'Noted.', verification, reopened, offer_reopen: isLow && verification !== 'disputed' };
}

const SPOKE: readonly VerifyResult[] = [...ANSWERED, 'declined'];

/** Ends a dispute from the status page once the citizen was called (MSG-19). */
const endDispute = ({ db, now }: Work, { id }: Complaint) =>
  db
    .update(callRequests)
    .set({ done_at: now })
    .where(
      and(
        eq(callRequests.complaint_id, id),
        eq(callRequests.reason, 'disputed'),
        isNull(callRequests.done_at),
      ),
    );

/** Stores the call and the new state of the closing. */
async function keepCall(
  { actor, body, db, now }: Verifying,
  complaint: Complaint,
  closing: Closing,
): Promise<Verification> {
  const { channel, note, rating, result } = body;
  const call = { closing_id: closing.id, result, channel, note, called_on: dayOf(now) };
  await db.insert(closingCalls).values({ ...call, creator_id: actor.id, created_at: now });
  const isSilent = result === 'no_answer';
  if (isSilent && !(await wasTriedEnough({ db }, complaint, closing))) return closing.verification;
  const verification = isSilent ? 'unreachable' : AFTER[result];
  await db
    .update(complaintClosings)
    .set({
      verification,
      verified_by: actor.id,
      verified_at: now,
      ...(rating ? { rating, rated_at: now } : {}),
    })
    .where(eq(complaintClosings.id, closing.id));
  return verification;
}

/** Whether nobody answered on three different days on which the office was open. */
async function wasTriedEnough({ db }: Pick<Work, 'db'>, complaint: Complaint, { id }: Closing) {
  const { called_on, closing_id, result } = closingCalls;
  const days = await db
    .selectDistinct({ day: called_on })
    .from(closingCalls)
    .where(and(eq(closing_id, id), eq(result, 'no_answer')));
  const calendar = await calendarAt(db, complaint);
  return days.filter(({ day }) => openOn(calendar, day).length > 0).length >= UNREACHABLE_DAYS;
}
