import type { ClosedWeekday, Holiday, OwnCalendar } from '#contract/desk/calendar.ts';
import type { OfficeCalendar } from '#contract/desk/calendarCalls.ts';
import type { SettingSource } from '#contract/desk/office.ts';
import type { Interval } from '#contract/desk/openingHours.ts';
import { hoursOf, rangesOf, readableHours, type TimeRange } from './times.ts';

/** Unsaved changes of single days; null makes a day inherited. */
type Changes<T> = Record<string, T | null>;

export interface CalendarValues {
  week_own: boolean;
  /** Sunday first. */
  week: TimeRange[][];
  /** Null is inherited. */
  closed: readonly ClosedWeekday[] | null;
  day_minutes: number | null;
  holidays: Changes<Holiday>;
  extra: Changes<readonly Interval[]>;
}

const isOwn = ({ from }: { from: SettingSource }) => from === 'own';

export const valuesOf = ({ week, closed, day_minutes }: OfficeCalendar): CalendarValues => ({
  week_own: isOwn(week),
  week: week.value.map(rangesOf),
  closed: isOwn(closed) ? closed.value : null,
  day_minutes: isOwn(day_minutes) ? day_minutes.value : null,
  holidays: {},
  extra: {},
});

/** The body of a save: the three parts, and the changed days. */
export const bodyOf = ({ week_own, week, holidays, extra, ...values }: CalendarValues) => ({
  ...values,
  week: week_own ? week.map(hoursOf) : null,
  holidays: Object.entries(holidays).map(([day, holiday]) => ({ day, holiday })),
  extra: Object.entries(extra).map(([day, hours]) => ({ day, hours })),
});

/** The office's own calendar as it would be after a save. */
export function ownCalendar(values: CalendarValues, base: OfficeCalendar): OwnCalendar {
  const holidays = Object.fromEntries(base.holidays.filter(isOwn).map(({ day, ...row }) => [day, row]));
  const extra = Object.fromEntries(base.extra.filter(isOwn).map(({ day, hours }) => [day, hours]));
  return {
    ...(values.week_own ? { week: values.week.map(readableHours) } : {}),
    ...(values.closed === null ? {} : { closed: values.closed }),
    ...(values.day_minutes === null ? {} : { day_minutes: values.day_minutes }),
    holidays: changed<Holiday>(holidays, values.holidays),
    extra: changed<readonly Interval[]>(extra, values.extra),
  };
}

/** The combined calendar of the parent offices. */
export function inheritedCalendar({ week, closed, day_minutes, ...base }: OfficeCalendar): OwnCalendar {
  const above = <T>(rows: readonly { day: string; inherited: T | null }[]) =>
    rows.flatMap(({ day, inherited }): [string, T][] => (inherited ? [[day, inherited]] : []));
  return {
    week: week.inherited.value,
    closed: closed.inherited.value,
    day_minutes: day_minutes.inherited.value,
    holidays: Object.fromEntries(above(base.holidays)),
    extra: Object.fromEntries(above(base.extra).map(([day, { hours }]) => [day, hours])),
  };
}

function changed<T>(own: Record<string, T>, changes: Changes<T>): Record<string, T> {
  const entries = Object.entries({ ...own, ...changes });
  return Object.fromEntries(entries.flatMap(([day, value]): [string, T][] => (value ? [[day, value]] : [])));
}
