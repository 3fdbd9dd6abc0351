import { dayOf } from '#contract/kernel/day.ts';

/*
 * How an office numbers outgoing and incoming letters (REF-05, REF-10). This file does not use zod, because the
 * database tables use it, too.
 */

/** The year of the counters: the calendar year, or from April to March. */
export const REGISTER_YEARS = ['calendar', 'april'] as const;
export type RegisterYear = (typeof REGISTER_YEARS)[number];

/** A separate sequence of numbers: 'GR', grievances. */
export interface Series {
  code: string;
  name: string;
}

export const DEFAULT_YEAR: RegisterYear = 'calendar';
export const DEFAULT_SERIES: readonly Series[] = [{ code: 'GR', name: 'Grievances' }];
/** The series of incoming letters, which no outgoing letter uses. */
export const INWARD_SERIES = 'IN';
export const MAX_SERIES = 20;

/** The year of an instant's number, in the time zone of the state; a year from April is named after its first day. */
export function registerYear(kind: RegisterYear, instant: Date): number {
  const [year = 0, month = 0] = dayOf(instant).split('-').map(Number);
  return kind === 'april' && month < 4 ? year - 1 : year;
}

/** HZB/GR/2026/0147 */
export const writtenNumber = (number: {
  code: string;
  series: string;
  year: number;
  counter: number;
}): string => [number.code, number.series, number.year, String(number.counter).padStart(4, '0')].join('/');

/** The permanent number of a referral in its office: R-0012. */
export const writtenReferral = (number: number) => `R-${String(number).padStart(4, '0')}`;
