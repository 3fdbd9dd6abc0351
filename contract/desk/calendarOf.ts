import {
  DEFAULT_CALENDAR,
  FIXED_HOLIDAYS,
  LEAST_DAY_MINUTES,
  LEAST_WEEK_MINUTES,
  MINUTES_A_DAY,
  type OwnCalendar,
} from './calendar.ts';
import type { Calendar, Interval } from './openingHours.ts';

const YEARLY = Object.fromEntries(
  FIXED_HOLIDAYS.map(({ month_day, closed_from }) => [month_day, closed_from]),
);

/**
 * The calendar that results from the settings of offices, the nearest first (SLA-03): week, closed weekdays and length
 * of a day each from the first office that has set it, holidays and extra days each by day. A holiday overrides the
 * extra day of an office above; in one office extra days override holidays.
 */
export function calendarOf(set: readonly OwnCalendar[]): Calendar & { day_minutes: number } {
  const nearest = <K extends 'week' | 'closed' | 'day_minutes'>(name: K): NonNullable<OwnCalendar[K]> =>
    set.find((calendar) => calendar[name] !== undefined)?.[name] ?? DEFAULT_CALENDAR[name];
  return {
    week: nearest('week'),
    closed: nearest('closed'),
    day_minutes: nearest('day_minutes'),
    yearly: YEARLY,
    ...daysOf(set),
  };
}

/** The minutes of a week, without a weekday that is closed in most weeks of a month. */
export function weekMinutes({ week, closed }: Pick<Calendar, 'week' | 'closed'>): number {
  return week.reduce((sum, hours, weekday) => {
    const nths = new Set(closed.filter((each) => each.weekday === weekday).map(({ nth }) => nth));
    const isClosed = nths.size > 2;
    return sum + (isClosed ? 0 : hours.reduce((minutes, [from, to]) => minutes + to - from, 0));
  }, 0);
}

/** Whether a calendar opens for less than 4 hours a week (SLA-04). */
export const isTooShort = (calendar: Pick<Calendar, 'week' | 'closed'>): boolean =>
  weekMinutes(calendar) < LEAST_WEEK_MINUTES;

/** Older settings may violate these limits: deadlines then use the default week, within the limits. */
export function withinBounds<C extends Calendar & { day_minutes: number }>(calendar: C): C {
  const { week, closed } = isTooShort(calendar) ? DEFAULT_CALENDAR : calendar;
  const day_minutes = Math.min(MINUTES_A_DAY, Math.max(LEAST_DAY_MINUTES, calendar.day_minutes));
  return { ...calendar, week, closed, day_minutes };
}

function daysOf(nearestFirst: readonly OwnCalendar[]): Pick<Calendar, 'holidays' | 'extra'> {
  const holidays: Record<string, number> = {};
  const extra: Record<string, readonly Interval[]> = {};
  for (const calendar of nearestFirst.toReversed()) {
    for (const [day, { closed_from }] of Object.entries(calendar.holidays ?? {})) {
      holidays[day] = closed_from;
      delete extra[day];
    }
    Object.assign(extra, calendar.extra);
  }
  return { holidays, extra };
}
