import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { InwardOffer } from '#contract/letters/inward.ts';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import { ReferralChips, ReferralLine } from '../referrals/ReferralFacts.tsx';

interface ReferralTickProps {
  referral: ReferralRow;
  /** Why it is suggested. */
  by?: InwardOffer['by'] | undefined;
  ticked: readonly ReferralRow[];
  onChange: (ticked: ReferralRow[]) => void;
}

/** A waiting referral that a letter may answer, to be ticked. */
export function ReferralTick({ referral, by, ticked, onChange }: ReferralTickProps) {
  const translate = useTranslate();
  const isTicked = ticked.some(({ id }) => id === referral.id);
  const toggle = () =>
    onChange(isTicked ? ticked.filter(({ id }) => id !== referral.id) : [...ticked, referral]);
  return (
    <FormControlLabel
      sx={{ alignItems: 'flex-start', mb: 1 }}
      control={<Checkbox checked={isTicked} onChange={toggle} />}
      label={
        <>
          <ReferralChips referral={referral} isLink={false} />
          <Typography variant="body2">
            {[referral.complaint?.complaint_number, referral.subject].filter(Boolean).join(' · ')}
          </Typography>
          <ReferralLine referral={referral} />
          {by === 'number' && (
            <Typography variant="body2" color="success.main">
              {translate('referrals.inward.byNumber')}
            </Typography>
          )}
        </>
      }
    />
  );
}
