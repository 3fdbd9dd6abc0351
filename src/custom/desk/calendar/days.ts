import type { Holiday } from '#contract/desk/calendar.ts';
import type { OfficeCalendar } from '#contract/desk/calendarCalls.ts';
import type { SettingSource } from '#contract/desk/office.ts';
import type { Interval } from '#contract/desk/openingHours.ts';
import { type CalendarValues, ownCalendar } from './calendarForm.ts';

/** A day of the lists as it would be after a save. */
export interface DayRow<T> {
  day: string;
  value: T;
  from: SettingSource;
}
export type HolidayRow = DayRow<Holiday>;
export type ExtraRow = DayRow<readonly Interval[]>;

const inOrder = <T>(days: Map<string, DayRow<T>>) =>
  [...days.values()].sort((one, other) => one.day.localeCompare(other.day));

/** The holidays of a year: yearly ones, those of the parent offices, and the office's own, which take precedence. */
export function holidaysIn(year: number, values: CalendarValues, base: OfficeCalendar): HolidayRow[] {
  const days = new Map<string, HolidayRow>();
  const add = (day: string, value: Holiday, from: SettingSource) =>
    day.startsWith(`${year}-`) && days.set(day, { day, value, from });
  for (const { month_day, ...fixed } of base.fixed) add(`${year}-${month_day}`, fixed, 'default');
  for (const { day, inherited } of base.holidays) if (inherited) add(day, inherited, inherited.from);
  for (const [day, own] of Object.entries(ownCalendar(values, base).holidays ?? {})) add(day, own, 'own');
  return inOrder(days);
}

/** The extra days: the parent offices' and the office's own, which take precedence. */
export function extraDays(values: CalendarValues, base: OfficeCalendar): ExtraRow[] {
  const days = new Map<string, ExtraRow>();
  for (const { day, inherited } of base.extra)
    if (inherited) days.set(day, { day, value: inherited.hours, from: inherited.from });
  for (const [day, value] of Object.entries(ownCalendar(values, base).extra ?? {}))
    days.set(day, { day, value, from: 'own' });
  return inOrder(days);
}

/** The years to choose from: last year to next year, and each year with a holiday of the office. */
export function yearsOf(values: CalendarValues, base: OfficeCalendar): number[] {
  const now = Number(base.today.slice(0, 4));
  const set = [...base.holidays.map(({ day }) => day), ...Object.keys(values.holidays)];
  const years = [now - 1, now, now + 1, ...set.map((day) => Number(day.slice(0, 4)))];
  return [...new Set(years)].sort((one, other) => one - other);
}

/** The day that an own entry was moved from, without a value. */
export const movedFrom = (row: DayRow<unknown> | null, day: string): Record<string, null> =>
  row?.from === 'own' && row.day !== day ? { [row.day]: null } : {};
