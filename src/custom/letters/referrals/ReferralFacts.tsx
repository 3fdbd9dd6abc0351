import Chip, { type ChipProps } from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { letterAddress } from '../letterAddress.ts';
import { numberOf } from './numberOf.ts';

const COLORS: Record<ReferralRow['state'], ChipProps['color']> = {
  draft: 'default',
  sent: 'info',
  interim: 'info',
  answered: 'success',
  accepted: 'success',
  sent_back: 'warning',
  withdrawn: 'default',
};

interface ReferralChipsProps {
  referral: ReferralRow;
  isLink?: boolean;
  /** In the list of a stage, whose usual state needs no chip. */
  isInList?: boolean;
}

/**
 * The number of a referral, or of the letter that sent it, with its state and overdue dates.
 */
export function ReferralChips({ referral, isLink = true, isInList = false }: ReferralChipsProps) {
  const translate = useTranslate();
  const { letter, state, overdue, reminder_due } = referral;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      {letter?.number && isLink ? (
        <MuiLink component={Link} to={letterAddress(letter.id)} sx={{ fontWeight: 600 }}>
          {letter.number}
        </MuiLink>
      ) : (
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {numberOf(referral)}
        </Typography>
      )}
      {!(isInList && USUAL.includes(state)) && (
        <Chip
          size="small"
          variant="outlined"
          color={COLORS[state]}
          label={translate(`referrals.state.${state}`)}
        />
      )}
      {overdue && <Chip size="small" color="error" label={translate('referrals.overdue')} />}
      {reminder_due && (
        <Chip
          size="small"
          color="warning"
          label={translate('referrals.reminderDue', { step: reminder_due })}
        />
      )}
    </Stack>
  );
}

/** The first state of each stage. */
const USUAL: readonly ReferralRow['state'][] = ['draft', 'sent', 'answered'];

/** The recipient, the channel, the due date, and the number of reminders. */
export function ReferralLine({ referral }: { referral: ReferralRow }) {
  const translate = useTranslate();
  const { day } = useFormats();
  const { addressee, way, due_on, reminders, days } = referral;
  const parts = [
    addressee
      ? [addressee.name, addressee.designation].filter(Boolean).join(', ')
      : translate('referrals.nobody'),
    translate(`referrals.way.${way}`),
    due_on && translate('referrals.due', { day: day(due_on) }),
    days !== null && translate('referrals.days', { smart_count: days }),
    reminders > 0 && translate('referrals.reminded', { smart_count: reminders }),
  ];
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {parts.filter(Boolean).join(' · ')}
    </Typography>
  );
}
