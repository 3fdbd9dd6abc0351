import type { remindReferral as call } from '../../contract/referral.ts';
import type { Context } from '../http/serve.ts';
import { lockReferral } from './lock.ts';
import { referralRecord } from './record.ts';
import { draftReminder, remindByLetter, remindByMail } from './reminders.ts';
import { rulesOfOffice } from './rules.ts';

/**
 * Reminds an officer, by letter of what went out by letter, else by mail: with the reminder that the tick has drafted, else with the
 * next one, also before it is due (REF-09). @throws 422 as the state machine says, and where nobody can be written to
 */
export async function remindReferral(context: Context<typeof call>) {
  const { found, referral } = await lockReferral('remind', context, context.params.id);
  const step = found.drafted ?? referral.reminders + 1;
  const { calendar } = await rulesOfOffice(context.db, referral.office_id);
  const drafted = found.drafted ? referral : await draftReminder(context, referral, step, calendar);
  if (drafted.way === 'letter') await remindByLetter(context, drafted, step);
  else await remindByMail(context, drafted, step);
  return referralRecord(context, referral.id);
}
