import { FIXED_HOLIDAYS, type Holiday, MAX_OWN_DAYS, type OwnCalendar } from '#contract/desk/calendar.ts';
import { calendarCalls, calendarSettings } from '#contract/desk/calendarCalls.ts';
import { calendarOf, isTooShort, weekMinutes } from '#contract/desk/calendarOf.ts';
import type { SettingAnswer } from '#contract/desk/settings.ts';
import { hasOpeningHours } from '#contract/desk/workingTime.ts';
import { dayOf } from '#contract/kernel/day.ts';
import { ownCalendar } from '#server/desk/offices/calendar.ts';
import { inheritedOf } from '#server/desk/offices/inherited.ts';
import { inheritors } from '#server/desk/offices/inheritors.ts';
import { officeSection } from '#server/desk/offices/officeSection.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import type { OwnSettings } from '#server/desk/schema/offices.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { changeDeadlines } from './changeDeadlines.ts';
import { checkTargets } from './checkTargets.ts';

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

type Work = Pick<Context, 'db' | 'now'>;

/** @throws 422 unless the office, and those that inherit from it, stay open with a changed calendar (SLA-03) */
async function checkCalendar(work: Work, office: OfficeRow, changed: OfficeRow) {
  checkNumbers(ownCalendar(changed.settings));
  await checkOpen(work, changed);
  // A shorter working day must not make a resolution due before its first response (SLA-02).
  await checkTargets(work, office, changed, 'day_minutes');
}

function checkNumbers({ holidays = {}, extra = {} }: OwnCalendar) {
  if (Object.keys(holidays).length > MAX_OWN_DAYS) throw invalidField('holidays', 'tooManyHolidays');
  if (Object.keys(extra).length > MAX_OWN_DAYS) throw invalidField('extra', 'tooManyExtraDays');
}

/**
 * Neither the office nor one that inherits from it may be closed always or nearly always, because nothing would ever
 * be due (SLA-04). A week that was too short before does not block other changes.
 */
async function checkOpen({ db, now }: Work, changed: OfficeRow) {
  for (const offices of await inheritors(db, changed)) {
    const calendarBy = (settingsOf: (office: OfficeRow) => OwnSettings) =>
      calendarOf(offices.map((office) => ownCalendar(settingsOf(office))));
    const before = calendarBy(({ settings }) => settings);
    const after = calendarBy(({ id, settings }) => (id === changed.id ? changed.settings : settings));
    if (!hasOpeningHours(after, dayOf(now))) throw invalidField('week', 'openingHours');
    const isChanged = weekMinutes(before) !== weekMinutes(after);
    if (isChanged && isTooShort(after)) throw invalidField('week', 'fewOpeningHours');
  }
}
