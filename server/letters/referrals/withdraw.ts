import type { withdrawReferral as call } from '#contract/letters/referral.ts';
import { BECOMES } from '#contract/letters/referralActions.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { dropLetters } from './letters/draft.ts';
import { changeReferral, lockReferral, recordInTimeline } from './lock.ts';
import { dropReminders } from './reminders.ts';

/** Nothing is waited for any more; its ladder, the links of its mails and a letter that was not sent end with it (REF-09, REF-14). */
export async function withdrawReferral(context: Context<typeof call>) {
  const { referral } = await lockReferral('withdraw', context, context.params.id);
  await dropReminders(context.db, referral.id);
  if (referral.letter_id) await dropLetters(context.db, [referral.letter_id]);
  const changed = await changeReferral(context, referral, { state: BECOMES.withdraw, remind_on: null });
  await recordInTimeline(context, changed, 'referralWithdrawn');
  return { message: 'The referral was withdrawn.' };
}
