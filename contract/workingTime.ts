import { addDays, DAY_MS, dayOf, startOf, weekdayOf } from './day.ts';

/** From the first minute on and up to the second, in minutes since midnight: 10:00 to 17:30 is `[600, 1050]`. */
export type Interval = readonly [from: number, to: number];

/** When an office is open (SLA-03). Extra days beat holidays, and these beat the week. */
export interface Calendar {
  /** Of each weekday, Sunday first, without overlap and in order. */
  week: readonly (readonly Interval[])[];
  /** The nth weekday of each month that is closed: the second Saturday is `{ nth: 2, weekday: 6 }`. */
  closed: readonly { nth: number; weekday: number }[];
  /** By day, YYYY-MM-DD: from which minute on it is closed, 0 for all of it. */
  holidays: Readonly<Record<string, number>>;
  /** The same of every year, by MM-DD; a holiday of the day itself stands for it. */
  yearly?: Readonly<Record<string, number>>;
  extra: Readonly<Record<string, readonly Interval[]>>;
}

const MINUTE_MS = 60_000;
/** Nothing that is due waits for an office that is closed for longer. */
const MAX_CLOSED_DAYS = 400;

/** When the office is open on a day. */
export function openOn(
  { week, closed, holidays, yearly, extra }: Calendar,
  day: string,
): readonly Interval[] {
  const given = extra[day];
  if (given) return given;
  const weekday = weekdayOf(day);
  const nth = Math.ceil(Number(day.slice(8)) / 7);
  if (closed.some((each) => each.weekday === weekday && each.nth === nth)) return [];
  const open = week[weekday] ?? [];
  const until = holidays[day] ?? yearly?.[day.slice(5)];
  if (until === undefined) return open;
  return open.flatMap(([from, to]): Interval[] => (from < until ? [[from, Math.min(to, until)]] : []));
}

/** Working time from one instant to another, in milliseconds; 0 when the other is not later (SLA-04). */
export function workingTime(calendar: Calendar, from: Date, to: Date): number {
  const [start, end] = [from.getTime(), to.getTime()];
  const openFrom = instantsOf(calendar);
  let time = 0;
  for (let midnight = startOf(dayOf(from)); midnight < end; midnight += DAY_MS) {
    for (const [opens, closes] of openFrom(midnight)) {
      time += Math.max(0, Math.min(closes, end) - Math.max(opens, start));
    }
  }
  return time;
}

/**
 * The first instant at which so much working time has gone by, in milliseconds; for none the moment itself, or the next
 * opening (SLA-04). Null when the office stays closed.
 */
export function afterWorkingTime(calendar: Calendar, from: Date, time: number): Date | null {
  const openFrom = instantsOf(calendar);
  let [left, closed] = [time, 0];
  for (let midnight = startOf(dayOf(from)); closed <= MAX_CLOSED_DAYS; midnight += DAY_MS) {
    const open = openFrom(midnight);
    closed = open.length > 0 ? 0 : closed + 1;
    for (const [opens, closes] of open) {
      const begins = Math.max(opens, from.getTime());
      if (begins >= closes) continue;
      if (left <= closes - begins) return new Date(begins + left);
      left -= closes - begins;
    }
  }
  return null;
}

/** The next opening from an instant on, or the instant itself while the office is open. */
export const nextOpening = (calendar: Calendar, from: Date): Date | null =>
  afterWorkingTime(calendar, from, 0);

/** So many days later on which the office opens; null when it stays closed. */
export function afterWorkingDays(calendar: Calendar, from: string, days: number): string | null {
  let [left, closed, day] = [days, 0, from];
  while (left > 0 && closed <= MAX_CLOSED_DAYS) {
    day = addDays(day, 1);
    const isOpen = openOn(calendar, day).length > 0;
    closed = isOpen ? 0 : closed + 1;
    if (isOpen) left -= 1;
  }
  return left > 0 ? null : day;
}

/** On how many days after one, up to another, the office opens. */
export function workingDaysBetween(calendar: Calendar, from: string, to: string): number {
  let days = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
    if (openOn(calendar, day).length > 0) days += 1;
  return days;
}

/** Whether there is an open minute in the days to come. */
export function hasOpeningHours(calendar: Calendar, from: string): boolean {
  for (let n = 0; n < MAX_CLOSED_DAYS; n += 1) if (openOn(calendar, addDays(from, n)).length > 0) return true;
  return false;
}

/** Made once for each day of a calendar: the deadlines of one office ask for the same days again and again. */
const openInstants = new WeakMap<Calendar, Map<number, readonly Interval[]>>();

/** Tells from and to which instants the office is open on the day that begins at a midnight. */
function instantsOf(calendar: Calendar): (midnight: number) => readonly Interval[] {
  const made = openInstants.get(calendar) ?? new Map<number, readonly Interval[]>();
  openInstants.set(calendar, made);
  return (midnight) => {
    const instants =
      made.get(midnight) ??
      openOn(calendar, dayOf(new Date(midnight))).map(
        ([from, to]): Interval => [midnight + from * MINUTE_MS, midnight + to * MINUTE_MS],
      );
    made.set(midnight, instants);
    return instants;
  };
}
