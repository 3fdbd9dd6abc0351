import { DEFAULT_CALENDAR, FIXED_HOLIDAYS, type Holiday, type OwnCalendar } from '#contract/desk/calendar.ts';
import type { OfficeCalendar } from '#contract/desk/calendarCalls.ts';
import type { Interval } from '#contract/desk/openingHours.ts';
import { dayOf } from '#contract/kernel/day.ts';
import { levelsOf, nearestOf, settingFrom } from '#server/desk/offices/inherited.ts';
import { headOf } from '#server/desk/offices/officeRecord.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';

/** The calendar of an office, with the office that sets each part and day (SLA-03, GRD-01). */
export async function calendarAnswer(db: Db | Tx, office: OfficeRow, now: Date): Promise<OfficeCalendar> {
  const known = await names(db);
  const offices = await officesOf(db, office);
  const holidays = daysOf<Holiday>(offices, ({ holidays }) => holidays, fixedOn);
  const extra = daysOf<{ hours: readonly Interval[] }>(offices, ({ extra = {} }) =>
    Object.fromEntries(Object.entries(extra).map(([day, hours]) => [day, { hours }])),
  );
  const today = dayOf(now);
  return {
    ...headOf(office, known),
    week: settingFrom(offices, ({ calendar }) => calendar?.week, DEFAULT_CALENDAR.week),
    closed: settingFrom(offices, ({ calendar }) => calendar?.closed, DEFAULT_CALENDAR.closed),
    day_minutes: settingFrom<number>(
      offices,
      ({ calendar }) => calendar?.day_minutes,
      DEFAULT_CALENDAR.day_minutes,
    ),
    holidays,
    extra,
    fixed: FIXED_HOLIDAYS,
    today,
    missing_year: missingYear(today, holidays),
  };
}

/** The yearly holiday on that date, if any. */
function fixedOn(day: string): Holiday | undefined {
  const fixed = FIXED_HOLIDAYS.find(({ month_day }) => day.endsWith(`-${month_day}`));
  if (!fixed) return undefined;
  const { month_day: _, ...holiday } = fixed;
  return holiday;
}

/** All days that one of the offices sets, in order. */
function daysOf<T extends object>(
  offices: readonly OfficeRow[],
  read: (calendar: OwnCalendar) => Readonly<Record<string, T>> | undefined,
  shipped: (day: string) => T | undefined = () => undefined,
) {
  const levels = levelsOf(offices).map(({ from, settings: { calendar = {} } }) => ({
    from,
    set: read(calendar) ?? {},
  }));
  const days = [...new Set(levels.flatMap(({ set }) => Object.keys(set)))].sort();
  return days.map((day) => {
    const at = nearestOf<T | undefined>(
      levels.map((level) => ({ from: level.from, value: level.set[day] })),
      { value: shipped(day), from: 'default' },
    );
    const { value, from, inherited } = at;
    const above = inherited.value && { ...inherited.value, from: inherited.from };
    return { day, ...(value as T), from, inherited: above ?? null };
  });
}

/** From December, the next year if it has no holiday yet (SLA-03). */
function missingYear(today: string, holidays: readonly { day: string }[]): number | null {
  const next = Number(today.slice(0, 4)) + 1;
  const isListed = holidays.some(({ day }) => day.startsWith(`${next}-`) && !fixedOn(day));
  return today.slice(5, 7) === '12' && !isListed ? next : null;
}
