import { queryOptions } from '@tanstack/react-query';
import { listReferrals } from '#contract/letters/referral.ts';
import type { ReferralStage } from '#contract/letters/referralRecord.ts';
import { getReferralFigures } from '#contract/letters/waiting.ts';
import { REFERRALS } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/call.ts';

/** The first of each stage are shown; what is waited for has its list below. */
const SHOWN = 5;

/** What departments were asked by an office, or the own one, and how far that is (REF-15). */
export const stageQuery = (stage: ReferralStage, office_id: number | null) =>
  queryOptions({
    queryKey: [REFERRALS, 'stage', stage, office_id],
    queryFn: ({ signal }) => call(listReferrals, { query: { stage, office_id, per_page: SHOWN }, signal }),
  });

/** What each department and each officer was asked by it in a year, and owes (REF-15). */
export const figuresOf = (office_id: number | null) =>
  queryOptions({
    queryKey: [REFERRALS, 'figures', office_id],
    queryFn: ({ signal }) => call(getReferralFigures, { query: { office_id }, signal }),
  });
