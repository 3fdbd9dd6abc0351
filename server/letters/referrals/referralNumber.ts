import type { Db, Tx } from '#server/kernel/db/open.ts';
import { nextCounter } from '../letterNumber.ts';

/** Referral numbers of an office never restart, and need no code. */
export const nextReferralNumber = (db: Db | Tx, officeId: number) => nextCounter(db, officeId, 'REF', 0);

/** The referral numbers in a text. */
export const referralsIn = (text: string): number[] =>
  [...text.matchAll(/\bR-(\d{1,9})\b/gi)].map(([, digits]) => Number(digits));
