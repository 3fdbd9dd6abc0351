import { DAY_MS, dayOf, daysBetween, startOf } from '#contract/kernel/day.ts';
import { type Calendar, type Interval, openOn } from './openingHours.ts';
import { firstDayOf, type OpenYear, openYears, writtenDayOf, yearOfDay } from './openYears.ts';

const MINUTE_MS = 60_000;
/** The last year that a day can have. */
const LAST_YEAR = 9999;
/** An office that is closed for so many whole years stays closed. */
const MAX_CLOSED_YEARS = 2;
/** An office must open within so many days. */
const MAX_CLOSED_DAYS = 400;

/**
 * Working time from one instant to another, in milliseconds; 0 when the other is not later. Whole years are added up,
 * so the cost does not grow with the number of days (SLA-04).
 */
export function workingTime(calendar: Calendar, from: Date, to: Date): number {
  if (to <= from) return 0;
  const [start, end] = [inYear(calendar, from), inYear(calendar, to)];
  return end.time - start.time + MINUTE_MS * sumOfYears(calendar, 'minutes', start.year, end.year);
}

/**
 * The first instant by which so much working time has passed, in milliseconds; for 0 the instant itself, or the next
 * opening (SLA-04). Null when the office stays closed.
 */
export function afterWorkingTime(calendar: Calendar, from: Date, time: number): Date | null {
  const start = inYear(calendar, from);
  const isReached = time > 0 ? isEnough : isMore;
  const end = findDay(calendar, 'minutes', start.year, {
    remaining: start.time + time,
    unit: MINUTE_MS,
    isReached,
  });
  if (!end) return null;
  let { left: remaining } = end;
  for (const [opens, closes] of instantsOn(calendar, end.day)) {
    if (isReached(closes - opens, remaining)) return new Date(opens + remaining);
    remaining -= closes - opens;
  }
  return null;
}

/** The next opening from an instant on, or the instant itself while the office is open. */
export const nextOpening = (calendar: Calendar, from: Date): Date | null =>
  afterWorkingTime(calendar, from, 0);

/** The day after so many working days; null when the office stays closed. */
export function afterWorkingDays(calendar: Calendar, from: string, days: number): string | null {
  if (days <= 0) return from;
  const start = throughDay(calendar, from);
  const search = { remaining: start.days + days, unit: 1, isReached: isEnough };
  const end = findDay(calendar, 'days', start.year, search);
  return end && writtenDayOf(end.day);
}

/** The number of working days after one day up to another. */
export function workingDaysBetween(calendar: Calendar, from: string, to: string): number {
  if (to <= from) return 0;
  const [start, end] = [throughDay(calendar, from), throughDay(calendar, to)];
  return end.days - start.days + sumOfYears(calendar, 'days', start.year, end.year);
}

/** Whether the office is open at any minute of the next 400 days. */
export function hasOpeningHours(calendar: Calendar, from: string): boolean {
  const opens = nextOpening(calendar, new Date(startOf(from)));
  return opens !== null && daysBetween(from, dayOf(opens)) < MAX_CLOSED_DAYS;
}

const isEnough = (opened: number, remaining: number) => opened >= remaining;
const isMore = (opened: number, remaining: number) => opened > remaining;
const last = (counts: Uint32Array) => counts[counts.length - 1] ?? 0;

/** The midnight of day 0 in the time zone of the state. */
const DAY_0 = startOf('1970-01-01');

/** The opening hours of a day as instants, in milliseconds. */
function instantsOn(calendar: Calendar, day: number): Interval[] {
  const midnight = DAY_0 + day * DAY_MS;
  const open = openOn(calendar, writtenDayOf(day));
  return open.map(([from, to]) => [midnight + from * MINUTE_MS, midnight + to * MINUTE_MS]);
}

/** The year of an instant, and the working time that has passed in it. */
function inYear(calendar: Calendar, instant: Date): { year: number; time: number } {
  const day = Math.floor((instant.getTime() - DAY_0) / DAY_MS);
  const year = yearOfDay(day);
  let time = MINUTE_MS * (openYears(calendar)(year).minutes[day - firstDayOf(year)] ?? 0);
  for (const [opens, closes] of instantsOn(calendar, day))
    time += Math.max(0, Math.min(closes, instant.getTime()) - opens);
  return { year, time };
}

/** The year of a day, and the number of its working days up to and including this one. */
function throughDay(calendar: Calendar, written: string): { year: number; days: number } {
  const day = Date.parse(`${written}T00:00:00Z`) / DAY_MS;
  const year = yearOfDay(day);
  return { year, days: openYears(calendar)(year).days[day - firstDayOf(year) + 1] ?? 0 };
}

/** The sum over the years from one on and before another. */
function sumOfYears(calendar: Calendar, count: keyof OpenYear, from: number, to: number): number {
  const years = openYears(calendar);
  let sum = 0;
  for (let year = from; year < to; year++) sum += last(years(year)[count]);
  return sum;
}

interface Search {
  /** The time that must have passed since the first year began, in units of `unit`. */
  remaining: number;
  unit: number;
  isReached(opened: number, remaining: number): boolean;
}

/**
 * The first day at the end of which so much working time has passed, with the rest for that day. Null when the office
 * stays closed.
 */
function findDay(calendar: Calendar, count: keyof OpenYear, first: number, search: Search) {
  const years = openYears(calendar);
  let [remaining, closed] = [search.remaining, 0];
  for (let year = first; year <= LAST_YEAR && closed < MAX_CLOSED_YEARS; year++) {
    const counts = years(year)[count];
    const opened = (days: number) => search.unit * (counts[days] ?? 0);
    const total = opened(counts.length - 1);
    if (search.isReached(total, remaining)) {
      const at = firstIndex(counts.length - 1, (day) => search.isReached(opened(day + 1), remaining));
      return { day: firstDayOf(year) + at, left: remaining - opened(at) };
    }
    closed = total > 0 ? 0 : closed + 1;
    remaining -= total;
  }
  return null;
}

/** The smallest number from 0 on that passes; all greater ones pass, too. */
function firstIndex(end: number, passes: (index: number) => boolean): number {
  let [low, high] = [0, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
