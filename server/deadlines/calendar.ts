import { FIXED_HOLIDAYS, type Holiday } from '#contract/desk/calendar.ts';
import { calendarCalls, calendarSettings } from '#contract/desk/calendarCalls.ts';
import type { SettingAnswer } from '#contract/desk/settings.ts';
import { dayOf } from '#contract/kernel/day.ts';
import { inheritedOf } from '#server/desk/offices/inherited.ts';
import { officeSection } from '#server/desk/offices/officeSection.ts';
import { changeDeadlines } from './changeDeadlines.ts';
import { checkCalendar } from './checkCalendar.ts';

/** The calendar of an office, with the office that sets each part and day (SLA-03, GRD-01). */
export const calendar = officeSection({
  calls: calendarCalls,
  settings: [calendarSettings],
  isFormed: true,
  more({ now }, _office, offices) {
    const { week, closed, day_minutes, ...days } = inheritedOf(calendarSettings, offices);
    const holidays = rowsOf(days.holidays, (holiday) => holiday, fixedOn);
    const extra = rowsOf(days.extra, (hours) => ({ hours }));
    const today = dayOf(now);
    const missing_year = missingYear(today, holidays);
    return { week, closed, day_minutes, holidays, extra, fixed: FIXED_HOLIDAYS, today, missing_year };
  },
  /** If two days are equal the later one counts. */
  input: (_context, _office, { holidays = [], extra = [], ...named }) => ({
    ...named,
    holidays: Object.fromEntries(holidays.map(({ day, holiday }) => [day, holiday])),
    extra: Object.fromEntries(extra.map(({ day, hours }) => [day, hours])),
  }),
  check: checkCalendar,
  save: changeDeadlines,
});

/** The yearly holiday on that date, if any. */
function fixedOn(day: string): Holiday | undefined {
  const fixed = FIXED_HOLIDAYS.find(({ month_day }) => day.endsWith(`-${month_day}`));
  if (!fixed) return undefined;
  const { month_day: _, ...holiday } = fixed;
  return holiday;
}

/** All days that one of the offices sets, in order. */
function rowsOf<T, R extends object>(
  days: Readonly<Record<string, SettingAnswer<T>>>,
  row: (value: T) => R,
  fixed: (day: string) => R | undefined = () => undefined,
) {
  const set = Object.entries(days).sort(([one], [other]) => (one < other ? -1 : 1));
  return set.map(([day, { value, from, inherited }]) => {
    const above = inherited.from === 'default' ? fixed(day) : row(inherited.value);
    return { day, ...row(value), from, inherited: above ? { ...above, from: inherited.from } : null };
  });
}

/** From December, the next year if it has no holiday yet (SLA-03). */
function missingYear(today: string, holidays: readonly { day: string }[]): number | null {
  const next = Number(today.slice(0, 4)) + 1;
  const isListed = holidays.some(({ day }) => day.startsWith(`${next}-`) && !fixedOn(day));
  return today.slice(5, 7) === '12' && !isListed ? next : null;
}
