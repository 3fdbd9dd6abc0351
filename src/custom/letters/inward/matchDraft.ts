import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import type { ReplyValues } from '../referrals/replyValues.ts';

/** Under which the matching of a letter is stored until it is sent. */
export const matchDraft = (id: number) => `match/${id}`;

export interface MatchValues {
  /** Undefined as long as nobody has ticked anything. */
  ticked: ReferralRow[] | undefined;
  reply: ReplyValues;
}
