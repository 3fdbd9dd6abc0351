import { useQuery } from '@tanstack/react-query';
import { listReferrals } from '#contract/letters/referral.ts';
import { REFERRALS } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/call.ts';

/** The limit of referrals that a grievance shows. */
const SHOWN = 50;

/** The requests to departments about a grievance. */
export const useReferralsOf = (complaintId: number, enabled = true) =>
  useQuery({
    queryKey: [REFERRALS, 'of complaint', complaintId],
    queryFn: ({ signal }) =>
      call(listReferrals, { query: { complaint_id: complaintId, per_page: SHOWN }, signal }),
    enabled,
  });
