import { dayOf } from '../../contract/day.ts';
import type { dispatchReferral as call } from '../../contract/referral.ts';
import { BECOMES } from '../../contract/referralActions.ts';
import { invalidField } from '../errors/apiError.ts';
import type { Context } from '../http/serve.ts';
import { checkDue } from './create.ts';
import { changeReferral, lockReferral, tellTimeline } from './lock.ts';
import { queueMails } from './mails.ts';
import { addresseeOf, reachable } from './officers.ts';
import { referralRecord } from './record.ts';
import { dropReminders } from './reminders.ts';
import { rulesOfOffice } from './rules.ts';

/**
 * Sends a referral, or one anew that was sent back. By email its mail is queued, to whoever holds the post today (REF-22); what goes
 * another way is said to have gone. The ladder of reminders begins with its due day (REF-09).
 * @throws 422 under the field for what is missing, and for a due day that is over
 */
export async function dispatchReferral(context: Context<typeof call>) {
  const { db, now } = context;
  const { referral } = await lockReferral('dispatch', context, context.params.id);
  const { way, contact_id, category_id, complaint_id } = referral;
  if (contact_id === null) throw invalidField('contact_id', 'addresseeNeeded');
  for (const field of ['subject', 'request'] as const)
    if (!referral[field]) throw invalidField(field, 'required');
  checkDue(referral.due_on, now);
  const rules = await rulesOfOffice(db, referral.office_id);
  const due_on = referral.due_on ?? rules.dueDay(dayOf(now), way, category_id);
  await dropReminders(db, referral.id);
  const sent = await changeReferral(context, referral, {
    ...(way === 'email' ? await byMail(context, contact_id, complaint_id) : {}),
    ...{ state: BECOMES.dispatch, sent_at: now, answered_at: null },
    ...{ due_on, remind_on: due_on, reminders: 0 },
  });
  await tellTimeline(context, sent, 'referralSent');
  return referralRecord(context, referral.id);
}

async function byMail(context: Context<typeof call>, contactId: number, complaint_id: number | null) {
  const officer = await reachable(context.db, contactId);
  const [mail_id] = await queueMails(context, { complaint_id, officers: [officer] });
  return { mail_id, addressee: addresseeOf(officer) };
}
