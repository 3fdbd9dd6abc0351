import { dayOf } from '#contract/kernel/day.ts';

/* How an office numbers what it sends and gets (REF-05, REF-10). Free of zod: the tables name it, too. */

/** In which the counters begin anew: the calendar year, or that from April to March. */
export const REGISTER_YEARS = ['calendar', 'april'] as const;
export type RegisterYear = (typeof REGISTER_YEARS)[number];

/** A row of numbers of its own: 'GR', grievances. */
export interface Series {
  code: string;
  name: string;
}

/** What an office has set itself of its registers. */
export interface OwnRegisters {
  year?: RegisterYear;
  series?: readonly Series[];
}

export const DEFAULT_YEAR: RegisterYear = 'calendar';
export const DEFAULT_SERIES: readonly Series[] = [{ code: 'GR', name: 'Grievances' }];
/** That of what comes in, which no letter goes out with. */
export const INWARD_SERIES = 'IN';
export const MAX_SERIES = 20;

/** The year in which an instant's number counts, by the calendar of the state; that from April is named after its first day. */
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

/** A referral as its office numbers it, for ever: R-0012. */
export const writtenReferral = (number: number) => `R-${String(number).padStart(4, '0')}`;
