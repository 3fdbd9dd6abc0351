import { queryOptions } from '@tanstack/react-query';
import { listReferrals } from '#contract/letters/referral.ts';
import { getReferralFigures } from '#contract/letters/referralFigures.ts';
import type { ReferralStage } from '#contract/letters/referralRecord.ts';
import { REFERRALS } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/call.ts';

/** How many referrals of an office are in a stage; null is the user's own office (REF-15). */
export const stageQuery = (stage: ReferralStage, office_id: number | null) =>
  queryOptions({
    queryKey: [REFERRALS, 'stage', stage, office_id],
    queryFn: ({ signal }) => call(listReferrals, { query: { stage, office_id, per_page: 1 }, signal }),
  });

/** The requests and open ones of each department and officer in a year (REF-15). */
export const figuresOf = (office_id: number | null) =>
  queryOptions({
    queryKey: [REFERRALS, 'figures', office_id],
    queryFn: ({ signal }) => call(getReferralFigures, { query: { office_id }, signal }),
  });
