import type { ReferralRow } from '#contract/letters/referralRecord.ts';

/** The one number that screens show: of the letter that sent the referral, otherwise its own. */
export const numberOf = ({ letter, number }: Pick<ReferralRow, 'letter' | 'number'>): string =>
  letter?.number ?? number;
