import { REFERRAL_WAYS } from '#contract/letters/letterKinds.ts';
import { getReferralSettings } from '#contract/letters/referralSettings.ts';
import { officeValue } from '#src/components/office/officeSections.tsx';
import { valueRange } from '#src/components/office/valueRange.ts';

/** The working days within which departments must answer. */
export default officeValue('referrals', getReferralSettings, ({ days: [all] }, { translate, number }) =>
  all
    ? translate('referrals.settings.section.value', {
        days: valueRange(
          REFERRAL_WAYS.map((way) => all[way].value),
          number,
        ),
      })
    : '',
);
