import FormGroup from '@mui/material/FormGroup';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import { ReferralTick } from './ReferralTick.tsx';
import { WaitingSearch } from './WaitingSearch.tsx';

interface WaitingTicksProps {
  officeId: number | null;
  /** The officer whose referrals are shown before anything is searched. */
  contactId: number | null;
  ticked: readonly ReferralRow[];
  onChange: (ticked: ReferralRow[]) => void;
}

/** The referrals that a new letter answers: the ticked ones, then a search among the waiting ones (REF-10). */
export function WaitingTicks({ officeId, contactId, ticked, onChange }: WaitingTicksProps) {
  const row = (referral: ReferralRow) => (
    <ReferralTick key={referral.id} referral={referral} ticked={ticked} onChange={onChange} />
  );
  return (
    <>
      <FormGroup>{ticked.map(row)}</FormGroup>
      <WaitingSearch
        officeId={officeId}
        contactId={contactId}
        isOnDemand
        without={ticked.map(({ id }) => id)}
      >
        {row}
      </WaitingSearch>
    </>
  );
}
