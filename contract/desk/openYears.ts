import { DAY_MS } from '#contract/kernel/day.ts';
import { type Calendar, type Interval, openOn } from './openingHours.ts';

/** The open minutes and days of an office in a year: before each of its days, and at its end. */
export interface OpenYear {
  minutes: Uint32Array;
  days: Uint32Array;
}

/** Days are numbered from 1970-01-01 on. */
const firstDays = new Map<number, number>();

/** The number of 1 January. */
export function firstDayOf(year: number): number {
  const first =
    firstDays.get(year) ?? Date.parse(`${String(year).padStart(4, '0')}-01-01T00:00:00Z`) / DAY_MS;
  firstDays.set(year, first);
  return first;
}

export const yearOfDay = (day: number): number => new Date(day * DAY_MS).getUTCFullYear();

/** YYYY-MM-DD */
export const writtenDayOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** 1 January 1970 was a Thursday. */
const weekdayOfDay = (day: number) => (((day + 4) % 7) + 7) % 7;

/** Results by calendar, because the same years are requested repeatedly. */
const ofCalendars = new WeakMap<Calendar, (year: number) => OpenYear>();

/** The years of a calendar, each computed when it is first requested. */
export function openYears(calendar: Calendar): (year: number) => OpenYear {
  const years = ofCalendars.get(calendar) ?? countedOnce(calendar);
  ofCalendars.set(calendar, years);
  return years;
}

/** Years without own days are equal if they begin on the same weekday and have the same length: there are 14 kinds. */
function countedOnce(calendar: Calendar): (year: number) => OpenYear {
  const own = ownDays(calendar);
  const countYear = yearCounter(calendar);
  const [counted, kinds] = [new Map<number, OpenYear>(), new Map<number, OpenYear>()];
  const ofKind = (year: number) => {
    const kind = weekdayOfDay(firstDayOf(year)) * 1_000 + lengthOf(year);
    const openYear = kinds.get(kind) ?? countYear(year, []);
    kinds.set(kind, openYear);
    return openYear;
  };
  return (year) => {
    const days = own.get(year);
    const openYear = counted.get(year) ?? (days ? countYear(year, days) : ofKind(year));
    counted.set(year, openYear);
    return openYear;
  };
}

const lengthOf = (year: number) => firstDayOf(year + 1) - firstDayOf(year);

/** The holidays and extra days of each year. */
function ownDays({ holidays, extra }: Calendar): Map<number, string[]> {
  const years = new Map<number, string[]>();
  for (const day of [...Object.keys(holidays), ...Object.keys(extra)]) {
    const year = Number(day.slice(0, 4));
    years.set(year, [...(years.get(year) ?? []), day]);
  }
  return years;
}

const minutesIn = (open: readonly Interval[]) => open.reduce((sum, [from, to]) => sum + to - from, 0);

/** Computes a year by its weekdays; each differing day is looked up. */
function yearCounter(calendar: Calendar) {
  const { week, closed, yearly = {} } = calendar;
  const usual = Array.from({ length: 7 }, (_, weekday) => minutesIn(week[weekday] ?? []));
  const isClosed = new Set(closed.map(({ nth, weekday }) => nth * 10 + weekday));
  return (year: number, own: readonly string[]): OpenYear => {
    const [first, length] = [firstDayOf(year), lengthOf(year)];
    const opened = Array.from(monthDays(length), (monthDay, at) => {
      const weekday = weekdayOfDay(first + at);
      return isClosed.has(Math.ceil(monthDay / 7) * 10 + weekday) ? 0 : (usual[weekday] ?? 0);
    });
    const name = String(year).padStart(4, '0');
    for (const day of [...Object.keys(yearly).map((each) => `${name}-${each}`), ...own]) {
      const at = Date.parse(`${day}T00:00:00Z`) / DAY_MS - first;
      // A day that this year does not have, often 29 February, would be another one.
      if (writtenDayOf(first + at) === day) opened[at] = minutesIn(openOn(calendar, day));
    }
    return summedUp(opened);
  };
}

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Which day of its month each day of a year is. */
function* monthDays(yearLength: number) {
  for (const [month, length] of MONTHS.entries()) {
    const last = month === 1 ? length + yearLength - 365 : length;
    for (let day = 1; day <= last; day++) yield day;
  }
}

function summedUp(opened: readonly number[]): OpenYear {
  const minutes = new Uint32Array(opened.length + 1);
  const days = new Uint32Array(opened.length + 1);
  for (const [at, length] of opened.entries()) {
    minutes[at + 1] = (minutes[at] ?? 0) + length;
    days[at + 1] = (days[at] ?? 0) + (length > 0 ? 1 : 0);
  }
  return { minutes, days };
}
