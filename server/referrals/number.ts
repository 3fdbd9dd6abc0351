import type { Db, Tx } from '../db/open.ts';
import { nextNumber } from '../letters/numbers.ts';

/** Referrals of an office are numbered for ever. */
const SERIES = { series: 'REF', year: 0 };

export const nextReferralNumber = (db: Db | Tx, office_id: number) =>
  nextNumber(db, { office_id, ...SERIES });

/** As it is written: R-0012. */
export const writtenReferral = (number: number) => `R-${String(number).padStart(4, '0')}`;

/** The referrals that a text names. */
export const referralsIn = (text: string): number[] =>
  [...text.matchAll(/\bR-(\d{1,9})\b/gi)].map(([, digits]) => Number(digits));
