import { COMPLAINTS, INWARD, LETTERS, OUTWARD, REFERRALS } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';

/** Refetches referrals, their letters, the registers and the grievances that show them. */
export const useRenewReferrals = () =>
  useRenew([REFERRALS], [`${REFERRALS}/waiting`], [INWARD], [LETTERS], [OUTWARD], [COMPLAINTS]);
