import { FIXED_HOLIDAYS, type OwnCalendar, SHIPPED_CALENDAR } from './calendar.ts';
import type { Calendar, Interval } from './workingTime.ts';

const YEARLY = Object.fromEntries(
  FIXED_HOLIDAYS.map(({ month_day, closed_from }) => [month_day, closed_from]),
);

/**
 * The calendar that holds where offices have set so much, the nearest one first (SLA-03): week, closed weekdays and length of
 * a day each from the first that has set it, holidays and extra days each by day. A holiday beats the extra day of an
 * office further up; in one office extra days beat holidays.
 */
export function calendarOf(set: readonly OwnCalendar[]): Calendar & { day_minutes: number } {
  const nearest = <K extends 'week' | 'closed' | 'day_minutes'>(name: K): NonNullable<OwnCalendar[K]> =>
    set.find((calendar) => calendar[name] !== undefined)?.[name] ?? SHIPPED_CALENDAR[name];
  return {
    week: nearest('week'),
    closed: nearest('closed'),
    day_minutes: nearest('day_minutes'),
    yearly: YEARLY,
    ...daysOf(set),
  };
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
