import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import type { ReplyValues } from '../referrals/replyValues.ts';

/** The draft name of a letter's match. */
export const matchDraft = (id: number) => `match/${id}`;

export interface MatchValues extends ReplyValues {
  /** Null until the user ticks or unticks one. */
  ticked: ReferralRow[] | null;
}
