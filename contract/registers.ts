import { dayOf } from './day.ts';

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

export const SHIPPED_YEAR: RegisterYear = 'calendar';
export const SHIPPED_SERIES: readonly Series[] = [{ code: 'GR', name: 'Grievances' }];
/** That of what comes in, which no letter goes out with. */
export const INWARD_SERIES = 'IN';
export const MAX_SERIES = 20;

/** The year in which an instant's number counts, by the calendar of the state; that from April is named after its first day. */
export function registerYear(kind: RegisterYear, instant: Date): number {
  const [year = 0, month = 0] = dayOf(instant).split('-').map(Number);
  return kind === 'april' && month < 4 ? year - 1 : year;
}

/** The first and the last day of such a year. */
export const daysOfYear = (kind: RegisterYear, year: number): { from: string; to: string } =>
  kind === 'april'
    ? { from: `${year}-04-01`, to: `${year + 1}-03-31` }
    : { from: `${year}-01-01`, to: `${year}-12-31` };

/** HZB/GR/2026/0147 */
export const writtenNumber = (given: {
  code: string;
  series: string;
  year: number;
  counter: number;
}): string => [given.code, given.series, given.year, String(given.counter).padStart(4, '0')].join('/');
