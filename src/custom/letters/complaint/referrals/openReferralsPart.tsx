import { useTranslate } from 'react-admin';
import { isWaiting } from '#contract/letters/referralActions.ts';
import { RadioField } from '#src/components/form/RadioField.tsx';
import type { DialogFieldsProps, DialogPart } from '#src/components/slots/parts.ts';
import { numberOf } from '#src/custom/letters/referrals/numberOf.ts';
import { useReferralsOf } from './useReferralsOf.ts';

interface Choice {
  withdraws: boolean;
}

/** What to do with open requests to departments when a grievance is closed (REF-24). */
const openReferralsPart: DialogPart<Choice> = {
  first: () => ({ withdraws: false }),
  Fields: OpenReferrals,
  bodyOf: ({ withdraws }) => (withdraws ? { withdraw_referrals: true } : {}),
};
export default openReferralsPart;

function OpenReferrals(props: DialogFieldsProps<Choice>) {
  const { complaint, value, onChange, isOpen } = props;
  const translate = useTranslate();
  const waiting = useReferralsOf(complaint.id, isOpen).data?.data.filter(isWaiting) ?? [];
  if (waiting.length === 0) return null;
  return (
    <RadioField
      label={translate('referrals.closing.question', { numbers: waiting.map(numberOf).join(', ') })}
      choices={[
        { value: false, label: translate('referrals.closing.keep') },
        { value: true, label: translate('referrals.closing.withdraw') },
      ]}
      value={value.withdraws}
      onChange={(withdraws) => onChange({ withdraws })}
    />
  );
}
