import * as z from 'zod/mini';
import { defineSettings, rowsAnswer, rowsBody, settingsCalls } from '#contract/desk/settings.ts';
import { flag, integer } from '#contract/kernel/fields.ts';
import { rule } from '#contract/kernel/rule.ts';

const days = { value: integer(1, 365, rule('replyDays')), default: 15 };

/** The working days within which departments should answer, by way (REF-09). */
export const referralDays = defineSettings({
  key: 'referrals',
  per: 'department',
  field: 'days',
  ofAll: 'is_own',
  entries: { letter: days, email: days, portal: days, by_hand: days, phone: days },
});

/** Whether reminder mails are sent automatically, and whether mails to officers have a reply link (REF-14). */
export const referralSwitches = defineSettings({
  key: 'referrals',
  per: 'office',
  entries: { by_itself: { value: flag(), default: false }, reply_link: { value: flag(), default: false } },
});
export type ReferralSwitch = keyof typeof referralSwitches.entries;

/** 422 for links of an office without a code: without one there is no register, so no link is sent. */
export const referralSettingsCalls = settingsCalls({
  path: 'referral/settings',
  answer: {
    days: rowsAnswer(referralDays.answer, referralDays),
    ...referralSwitches.answer,
    code: z.nullable(z.string()),
  },
  body: { days: z._default(rowsBody(referralDays.body, referralDays), []), ...referralSwitches.body },
});
export const { get: getReferralSettings, update: updateReferralSettings } = referralSettingsCalls;
export type ReferralSettings = z.output<typeof getReferralSettings.answer>;
export type ReferralDaysRow = ReferralSettings['days'][number];
