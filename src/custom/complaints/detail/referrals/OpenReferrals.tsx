import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { useOpenReferrals } from './useOpenReferrals.ts';

/** Asks whoever closes a grievance what becomes of the departments that are still waited for (REF-24). */
export function OpenReferrals({ waiting, withdraws, setWithdraws }: ReturnType<typeof useOpenReferrals>) {
  const translate = useTranslate();
  const id = useId();
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
        value={String(withdraws)}
        onChange={({ target }) => setWithdraws(target.value === 'true')}
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
