import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import { letterAddress } from '../letterAddress.ts';

/** The drafts of the request's letter and of its reminder, to read and correct (REF-06, REF-09). */
export function ReferralLetters({ referral }: { referral: ReferralRow }) {
  const translate = useTranslate();
  const { number, reminder_letter_id } = referral;
  const letter = referral.letter?.number ? null : referral.letter;
  if (!letter && reminder_letter_id === null) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
      {letter && (
        <MuiLink
          component={Link}
          to={letterAddress(letter.id)}
          variant="body2"
          aria-label={translate('referrals.letter.draftOf', { number })}
        >
          {translate('referrals.letter.draft')}
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
