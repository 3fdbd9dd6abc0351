import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { isWaiting } from '#contract/letters/referralActions.ts';
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
  const id = useId();
  const waiting = useReferralsOf(complaint.id, isOpen).data?.data.filter(isWaiting) ?? [];
  if (waiting.length === 0) return null;
  return (
    <div>
      <Typography id={id}>
        {translate('referrals.closing.question', {
          numbers: waiting.map(numberOf).join(', '),
        })}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={String(value.withdraws)}
        onChange={({ target }) => onChange({ withdraws: target.value === 'true' })}
      >
        {(['keep', 'withdraw'] as const).map((choice) => (
          <FormControlLabel
            key={choice}
            value={String(choice === 'withdraw')}
            control={<Radio />}
            label={translate(`referrals.closing.${choice}`)}
          />
        ))}
      </RadioGroup>
    </div>
  );
}
