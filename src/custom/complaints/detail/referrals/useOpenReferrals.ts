import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listReferrals, withdrawReferral } from '#contract/letters/referral.ts';
import { isWaiting } from '#contract/letters/referralActions.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { REFERRALS } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/call.ts';

/** So many of one grievance are shown. */
const SHOWN = 50;

export const useReferralsOf = (complaintId: number, enabled = true) =>
  useQuery({
    queryKey: [REFERRALS, 'of complaint', complaintId],
    queryFn: ({ signal }) =>
      call(listReferrals, { query: { complaint_id: complaintId, per_page: SHOWN }, signal }),
    enabled: hasCapability('letters') && enabled,
  });

/** Departments that are still waited for when a grievance is closed, and whether that is to end with it (REF-24). */
export function useOpenReferrals(complaintId: number, enabled: boolean) {
  const { data } = useReferralsOf(complaintId, enabled);
  const [withdraws, setWithdraws] = useState(false);
  const waiting = (data?.data ?? []).filter(isWaiting);
  /** Once it is closed; one that cannot be withdrawn any more is answered, and stands on the page. */
  const settle = async () => {
    if (!withdraws) return;
    await Promise.allSettled(waiting.map(({ id }) => call(withdrawReferral, { params: { id } })));
  };
  return { waiting, withdraws, setWithdraws, settle };
}
