import { useTranslate } from 'react-admin';
import { REFERRAL_WAYS } from '#contract/letters/letterKinds.ts';
import { getReferralSettings, type ReferralSettings } from '#contract/letters/referralSettings.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { SectionValue } from '#src/custom/desk/office/SectionValue.tsx';
import { valueRange } from '#src/custom/desk/office/valueRange.ts';
import { call } from '#src/dataProvider/call.ts';

/** The working days within which departments must answer. */
export default function ReferralsValue() {
  const translate = useTranslate();
  const { number } = useFormats();
  const textOf = ({ days: [all] }: ReferralSettings) =>
    all
      ? translate('referrals.settings.section.value', {
          days: valueRange(
            REFERRAL_WAYS.map((way) => all[way].value),
            number,
          ),
        })
      : '';
  return (
    <SectionValue part="referrals" ask={(query, signal) => call(getReferralSettings, { query, signal })}>
      {textOf}
    </SectionValue>
  );
}
