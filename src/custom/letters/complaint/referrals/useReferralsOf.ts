import { useQuery } from '@tanstack/react-query';
import { listReferrals } from '#contract/letters/referral.ts';
import { REFERRALS } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/call.ts';

/** So many of one grievance are shown. */
const SHOWN = 50;

/** What departments were asked about a grievance. */
export const useReferralsOf = (complaintId: number, enabled = true) =>
  useQuery({
    queryKey: [REFERRALS, 'of complaint', complaintId],
    queryFn: ({ signal }) =>
      call(listReferrals, { query: { complaint_id: complaintId, per_page: SHOWN }, signal }),
    enabled,
  });
