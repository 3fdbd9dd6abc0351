import type { Interval } from './openingHours.ts';

/** The most intervals of a weekday, or of an extra day. */
export const MAX_INTERVALS = 3;
/** The most holidays of an office, and the most extra days: enough for ten years. */
export const MAX_OWN_DAYS = 400;
export const MAX_HOLIDAY_NAME = 100;
export const MINUTES_A_DAY = 1_440;
/** The least minutes of a target's working day. */
export const LEAST_DAY_MINUTES = 60;
/** With a shorter week targets would be due after years. */
export const LEAST_WEEK_MINUTES = 4 * 60;

/** The nth weekday of each month that is closed. */
export interface ClosedWeekday {
  nth: number;
  weekday: number;
}

/** The names of a holiday in three languages, and the minute from which the office is closed: 0 for the whole day. */
export interface Holiday {
  name: string;
  name_te: string | null;
  name_hi: string | null;
  closed_from: number;
}

/** A holiday on the same day of every year: MM-DD. */
export type FixedHoliday = Holiday & { month_day: string };

const HOURS: readonly Interval[] = [[600, 1_050]];

/**
 * The calendar of an office without own settings (SLA-03): Monday to Saturday 10:00 to 17:30, second Saturdays closed.
 * Each of the three is inherited as a whole. A target's working day has `day_minutes` (SLA-02).
 */
export const DEFAULT_CALENDAR = {
  week: [[], HOURS, HOURS, HOURS, HOURS, HOURS, HOURS] as readonly (readonly Interval[])[],
  closed: [{ nth: 2, weekday: 6 }] as readonly ClosedWeekday[],
  day_minutes: 450,
} as const;

/** The holidays of every year; an office cancels one with an extra day. */
export const FIXED_HOLIDAYS: readonly FixedHoliday[] = [
  {
    month_day: '01-26',
    name: 'Republic Day',
    name_te: 'గణతంత్ర దినోత్సవం',
    name_hi: 'गणतंत्र दिवस',
    closed_from: 0,
  },
  {
    month_day: '08-15',
    name: 'Independence Day',
    name_te: 'స్వాతంత్ర్య దినోత్సవం',
    name_hi: 'स्वतंत्रता दिवस',
    closed_from: 0,
  },
  {
    month_day: '10-02',
    name: 'Gandhi Jayanti',
    name_te: 'గాంధీ జయంతి',
    name_hi: 'गांधी जयंती',
    closed_from: 0,
  },
];

/** An office's own calendar settings; absent ones are inherited. Days are YYYY-MM-DD. */
export interface OwnCalendar {
  week?: readonly (readonly Interval[])[];
  closed?: readonly ClosedWeekday[];
  day_minutes?: number;
  holidays?: Readonly<Record<string, Holiday>>;
  extra?: Readonly<Record<string, readonly Interval[]>>;
}
