import { useQuery } from '@tanstack/react-query';
import { listReferrals } from '#contract/letters/referral.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { REFERRALS } from '#src/components/data/resourceNames.ts';

/** The limit of referrals that a grievance shows. */
const SHOWN = 50;

/** The requests to departments about a grievance. */
export const useReferralsOf = (complaintId: number, enabled = true) =>
  useQuery({
    ...queryOf([REFERRALS, 'of complaint', complaintId], listReferrals, {
      query: { complaint_id: complaintId, per_page: SHOWN },
    }),
    enabled,
  });
