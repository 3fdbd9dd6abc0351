import { dayOf } from '#contract/kernel/day.ts';
import type { dispatchReferral as call } from '#contract/letters/referral.ts';
import { BECOMES } from '#contract/letters/referralActions.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { recordEvent } from '#server/messages/events/recordEvent.ts';
import { reachable } from '#server/officers/officers.ts';
import { queueMails } from '#server/officers/queue.ts';
import { dispatchLetter } from '../dispatch.ts';
import { type Letter, lockCarrying } from '../record.ts';
import { addresseeOf } from './addressee.ts';
import { checkDue } from './create.ts';
import { draftLetter } from './letters/draft.ts';
import { saidBy } from './letters/saidBy.ts';
import { changeReferral, lockReferral, recordInTimeline, type Work } from './lock.ts';
import { referralRecord } from './record.ts';
import { dropReminders } from './reminders.ts';
import type { Referral } from './rows.ts';
import { rulesOfOffice } from './rules.ts';

/** What sending needs: the transaction, its mail queue, and the store for the PDF. */
export type SendWork = Pick<Context, 'actor' | 'db' | 'files' | 'jobs' | 'keep' | 'mail' | 'now'>;

/**
 * Sends a referral, or sends a returned one again. By email, its mail to the current holder of the post is queued
 * (REF-22). By letter, the letter gets its number in the same transaction (REF-05). Other ways are only recorded as
 * sent. Returns the id of its letter. @throws 422 under the field for what is missing, for a due day that is over, and
 * as for any letter
 */
export async function sendReferral(work: SendWork, id: number): Promise<number | null> {
  const { referral } = await lockReferral('dispatch', work, id);
  if (referral.way === 'letter') return sendByLetter(work, referral);
  const { contact_id } = checkWhole(referral, work.now);
  await wasSent(work, referral, referral.way === 'email' ? await byMail(work, referral, contact_id) : {});
  return null;
}

export async function dispatchReferral(context: Context<typeof call>) {
  await sendReferral(context, context.params.id);
  return referralRecord(context, context.params.id);
}

async function sendByLetter(context: SendWork, referral: Referral): Promise<number> {
  const { db, now } = context;
  const drafted = referral.letter_id === null ? await draftLetter(context, referral) : referral;
  const letter = await lockCarrying(db, drafted.letter_id ?? 0);
  checkWhole({ ...drafted, ...(await saidBy(db, drafted, letter.letter)) }, now);
  await sentWith(context, drafted, await dispatchLetter(context, letter, null));
  return letter.letter.id;
}

/** Marks a referral as sent with a letter, whose addressee it takes. It takes the letter's text if it has none. */
export async function sentWith(work: Work, referral: Referral, letter: Letter): Promise<Referral> {
  const said = await saidBy(work.db, referral, letter);
  checkWhole({ ...referral, ...said }, work.now);
  return wasSent(work, referral, said);
}

/** @throws 422 under each field that is missing, and for a due day in the past */
function checkWhole(referral: Pick<Referral, 'contact_id' | 'due_on' | 'subject' | 'request'>, now: Date) {
  const { contact_id } = referral;
  if (contact_id === null) throw invalidField('contact_id', 'addresseeNeeded');
  for (const field of ['subject', 'request'] as const)
    if (!referral[field]) throw invalidField(field, 'required');
  checkDue(referral.due_on, now);
  return { contact_id };
}

/** Marks a referral as waiting and starts its reminders from the due day (REF-09). */
async function wasSent(work: Work, referral: Referral, by: Partial<Referral>): Promise<Referral> {
  const { db, now } = work;
  const rules = await rulesOfOffice(db, referral.office_id);
  const department = by.category_id ?? referral.category_id;
  const due_on = referral.due_on ?? rules.dueDay(dayOf(now), referral.way, department);
  await dropReminders(db, referral.id);
  const sent = await changeReferral(work, referral, {
    ...by,
    state: BECOMES.dispatch,
    sent_at: now,
    answered_at: null,
    due_on,
    remind_on: due_on,
    reminders: 0,
  });
  await recordInTimeline(work, sent, 'referralSent');
  const { complaint_id } = sent;
  if (complaint_id !== null)
    await recordEvent(db, { complaint_id, event: 'referred', clock: sent.id, at: now });
  return sent;
}

async function byMail(context: SendWork, { complaint_id }: Referral, contactId: number) {
  const officer = await reachable(context.db, contactId);
  const [mail_id] = await queueMails(context, { complaint_id, officers: [officer] });
  return { mail_id: mail_id ?? null, addressee: addresseeOf(officer) };
}
