import type { remindReferral as call } from '#contract/letters/referral.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { lockReferral } from './lock.ts';
import { referralRecord } from './record.ts';
import { draftReminder, remindByLetter, remindByMail } from './reminders.ts';
import { rulesOfOffice } from './rules.ts';
import type { SendWork } from './send.ts';

/**
 * Sends a reminder by letter if the referral was a letter, else by mail: the drafted reminder, or a new one, even
 * before it is due (REF-09). Returns the letter's id. @throws 422 as the state machine says, and when nobody can
 * receive it
 */
export async function remindOf(work: SendWork, id: number): Promise<number | null> {
  const { row, referral } = await lockReferral('remind', work, id);
  const step = row.drafted ?? referral.reminders + 1;
  const { calendar } = await rulesOfOffice(work.db, referral.office_id);
  const drafted = row.drafted ? referral : await draftReminder(work, referral, step, calendar);
  if (drafted.way === 'letter') return remindByLetter(work, drafted, step);
  await remindByMail(work, drafted, step);
  return null;
}

export async function remindReferral(context: Context<typeof call>) {
  await remindOf(context, context.params.id);
  return referralRecord(context, context.params.id);
}
