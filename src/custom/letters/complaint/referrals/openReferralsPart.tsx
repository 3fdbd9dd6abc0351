import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { listReferrals, withdrawReferral } from '#contract/letters/referral.ts';
import { isWaiting } from '#contract/letters/referralActions.ts';
import type { DialogFieldsProps, DialogPart } from '#src/components/slots/capability.ts';
import { call } from '#src/dataProvider/call.ts';
import { SHOWN, useReferralsOf } from './useReferralsOf.ts';

interface Choice {
  withdraws: boolean;
}

/** What becomes of departments that are still waited for when a grievance is closed (REF-24). */
const openReferralsPart: DialogPart<Choice> = {
  first: () => ({ withdraws: false }),
  Fields: OpenReferrals,
  bodyOf: () => ({}),
  /** Once it is closed; one that cannot be withdrawn any more is answered, and stands on the page. */
  after: async ({ withdraws }, { id }) => {
    if (!withdraws) return;
    const { data } = await call(listReferrals, { query: { complaint_id: id, per_page: SHOWN } });
    await Promise.allSettled(
      data.filter(isWaiting).map((referral) => call(withdrawReferral, { params: { id: referral.id } })),
    );
  },
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
          numbers: waiting.map(({ number }) => number).join(', '),
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
