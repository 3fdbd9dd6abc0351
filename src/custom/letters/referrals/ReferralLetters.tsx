import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import { letterAddress } from '../letterAddress.ts';

/** The letter of the request and its drafted reminder, to read, correct and print (REF-06, REF-09). */
export function ReferralLetters({ referral }: { referral: ReferralRow }) {
  const translate = useTranslate();
  const { number, letter, reminder_letter_id } = referral;
  if (!letter && reminder_letter_id === null) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
      {letter && (
        <MuiLink
          component={Link}
          to={letterAddress(letter.id)}
          variant="body2"
          aria-label={letter.number ?? translate('referrals.letter.draftOf', { number })}
        >
          {letter.number ?? translate('referrals.letter.draft')}
        </MuiLink>
      )}
      {reminder_letter_id !== null && (
        <MuiLink
          component={Link}
          to={letterAddress(reminder_letter_id)}
          variant="body2"
          aria-label={translate('referrals.letter.reminderOf', { number })}
        >
          {translate('referrals.letter.reminder')}
        </MuiLink>
      )}
    </Stack>
  );
}
