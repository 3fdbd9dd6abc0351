import * as z from 'zod/mini';
import type { ClosedWeekday, Holiday, OwnCalendar } from '#contract/desk/calendar.ts';
import { type OfficeCalendar, updateCalendar } from '#contract/desk/calendarCalls.ts';
import type { SettingSource } from '#contract/desk/office.ts';
import type { Interval } from '#contract/desk/openingHours.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import type { Checked } from '#src/components/form/useCheckedForm.ts';
import { ruleKey } from '#src/i18n/codedWords.ts';
import { hoursOf, rangesOf, readableHours, type TimeRange } from './times.ts';

/** Unsaved changes of single days; null makes a day inherited. */
type Changes<T> = Record<string, T | null>;

export interface CalendarValues {
  week_own: boolean;
  /** Sunday first. */
  week: TimeRange[][];
  closed_own: boolean;
  closed: ClosedWeekday[];
  /** Null is inherited. */
  day_minutes: number | null;
  holidays: Changes<Holiday>;
  extra: Changes<readonly Interval[]>;
}

const isOwn = ({ from }: { from: SettingSource }) => from === 'own';

export const valuesOf = ({ week, closed, day_minutes }: OfficeCalendar): CalendarValues => ({
  week_own: isOwn(week),
  week: week.value.map(rangesOf),
  closed_own: isOwn(closed),
  closed: [...closed.value],
  day_minutes: isOwn(day_minutes) ? day_minutes.value : null,
  holidays: {},
  extra: {},
});

/** The body of a save: the three parts, and the changed days. */
export function checkCalendar(
  values: CalendarValues,
  { office, version }: OfficeCalendar,
): Checked<BodyOf<typeof updateCalendar>> {
  const checked = z.object(updateCalendar.body).safeParse({
    office_id: office.id,
    version,
    week: values.week_own ? values.week.map(hoursOf) : null,
    closed: values.closed_own ? values.closed : null,
    day_minutes: values.day_minutes,
    holidays: Object.entries(values.holidays).map(([day, holiday]) => ({ day, holiday })),
    extra: Object.entries(values.extra).map(([day, hours]) => ({ day, hours })),
  });
  if (checked.success) return { body: checked.data };
  const refusals: Refusals = {};
  for (const { path, message } of checked.error.issues) {
    const field = path[0] === 'week' && path.length > 1 ? `week.${String(path[1])}` : String(path[0]);
    refusals[field] ??= ruleKey(message);
  }
  return { refusals };
}

/** The office's own calendar as it would be after a save. */
export function ownCalendar(values: CalendarValues, base: OfficeCalendar): OwnCalendar {
  const holidays = Object.fromEntries(base.holidays.filter(isOwn).map(({ day, ...row }) => [day, row]));
  const extra = Object.fromEntries(base.extra.filter(isOwn).map(({ day, hours }) => [day, hours]));
  return {
    ...(values.week_own ? { week: values.week.map(readableHours) } : {}),
    ...(values.closed_own ? { closed: values.closed } : {}),
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
