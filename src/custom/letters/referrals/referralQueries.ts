import { listReferrals } from '#contract/letters/referral.ts';
import { getReferralFigures } from '#contract/letters/referralFigures.ts';
import type { ReferralStage } from '#contract/letters/referralRecord.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { REFERRALS } from '#src/components/data/resourceNames.ts';

/** How many referrals of an office are in a stage; null is the user's own office (REF-15). */
export const stageQuery = (stage: ReferralStage, office_id: number | null) =>
  queryOf([REFERRALS, 'stage', stage, office_id], listReferrals, {
    query: { stage, office_id, per_page: 1 },
  });

/** The requests and open ones of each department and officer in a year (REF-15). */
export const figuresOf = (office_id: number | null) =>
  queryOf([REFERRALS, 'figures', office_id], getReferralFigures, { query: { office_id } });
