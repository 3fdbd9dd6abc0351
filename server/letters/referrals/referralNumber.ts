import type { Db, Tx } from '#server/kernel/db/open.ts';
import { nextCounter } from '../letterNumber.ts';

/** Referrals of an office are numbered for ever, with a code or without. */
export const nextReferralNumber = (db: Db | Tx, officeId: number) => nextCounter(db, officeId, 'REF', 0);

/** The referrals that a text names. */
export const referralsIn = (text: string): number[] =>
  [...text.matchAll(/\bR-(\d{1,9})\b/gi)].map(([, digits]) => Number(digits));
