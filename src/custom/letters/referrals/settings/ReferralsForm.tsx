import { referralDays, referralSettingsCalls, referralSwitches } from '#contract/letters/referralSettings.ts';
import { settingsForm } from '#src/components/office/settingsForm.tsx';
import { valueRange } from '#src/components/office/valueRange.ts';

const words = 'referrals.settings';

/** What is sent automatically, and working days by way and department (REF-09, REF-14). */
export default settingsForm({
  part: 'referrals',
  calls: referralSettingsCalls,
  groups: [
    { of: referralSwitches, words },
    {
      of: referralDays,
      words,
      from: words,
      text: `${words}.text`,
      columns: 'repeat(5, 8.5rem)',
      label: ([way]) => `referrals.way.${way}`,
      nameOf: ({ path: [way] }, translate) =>
        translate(`${words}.daysOf`, { way: translate(`referrals.way.${way}`) }),
      line: (value, { translate, number }) =>
        translate(`${words}.section.value`, {
          days: valueRange(Object.keys(referralDays.entries).map(value), number),
        }),
    },
  ],
});
