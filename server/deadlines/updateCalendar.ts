import { MAX_OWN_DAYS, type OwnCalendar } from '#contract/desk/calendar.ts';
import type { OfficeCalendar, updateCalendar as updateCall } from '#contract/desk/calendarCalls.ts';
import { calendarOf, isTooShort, weekMinutes } from '#contract/desk/calendarOf.ts';
import { hasOpeningHours } from '#contract/desk/workingTime.ts';
import { dayOf } from '#contract/kernel/day.ts';
import type { Change } from '#server/desk/offices/changeSettings.ts';
import { inheritors } from '#server/desk/offices/inheritors.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import type { OwnSettings } from '#server/desk/schema/offices.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { calendarAnswer } from './calendar.ts';
import { changeDeadlines, type WithJob } from './changeDeadlines.ts';
import { turnedUpsideDown } from './upsideDown.ts';

type Named = Omit<Context<typeof updateCall>['body'], 'office_id' | 'version'>;
type Days<T> = Readonly<Record<string, T>>;

/**
 * Changes an office's calendar; null removes an own value (SLA-03). @throws 404 for another office, 409 for an older
 * version, 422 for an impossible calendar
 */
export const updateCalendar = (context: Context<typeof updateCall>): Promise<OfficeCalendar & WithJob> =>
  changeDeadlines(
    context,
    (office) => withCalendar(context, office, (own) => mergedCalendar(own, context.body)),
    (office) => calendarAnswer(context.db, office, context.now),
  );

/** An office's settings with its calendar changed. @throws 422 unless offices stay open by it */
export async function withCalendar(
  context: Pick<Change, 'db' | 'now'>,
  office: OfficeRow,
  change: (own: OwnCalendar) => OwnCalendar,
): Promise<OwnSettings> {
  const calendar = change(office.settings.calendar ?? {});
  const changed = { ...office, settings: { ...office.settings, calendar } };
  checkNumbers(calendar);
  await checkOpen(context, changed);
  await checkTargets(context, office, changed);
  return changed.settings;
}

/** An office's own calendar after the change. */
export function mergedCalendar(
  own: OwnCalendar,
  { week, closed, day_minutes, holidays, extra }: Named,
): OwnCalendar {
  const parts = Object.entries({ ...own, ...definedIn({ week, closed, day_minutes }) });
  return {
    ...Object.fromEntries(parts.filter(([, value]) => value !== null)),
    holidays: withDays(own.holidays, holidays, ({ holiday }) => holiday),
    extra: withDays(own.extra, extra, ({ hours }) => hours),
  };
}

const definedIn = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** If two days are equal the later one counts; null removes a day. */
export function withDays<T, D extends { day: string }>(
  own: Days<T> = {},
  changed: readonly D[] = [],
  read: (own: D) => T | null,
): Days<T> {
  const days = new Map(Object.entries(own));
  for (const each of changed) {
    const value = read(each);
    if (value === null) days.delete(each.day);
    else days.set(each.day, value);
  }
  return Object.fromEntries(days);
}

function checkNumbers({ holidays = {}, extra = {} }: OwnCalendar) {
  if (Object.keys(holidays).length > MAX_OWN_DAYS) throw invalidField('holidays', 'tooManyHolidays');
  if (Object.keys(extra).length > MAX_OWN_DAYS) throw invalidField('extra', 'tooManyExtraDays');
}

/**
 * Neither the office nor one that inherits from it may be closed always or nearly always, because nothing would ever
 * be due (SLA-04). A week that was too short before does not block other changes.
 */
async function checkOpen({ db, now }: Pick<Change, 'db' | 'now'>, changed: OfficeRow) {
  for (const offices of await inheritors(db, changed)) {
    const calendarBy = (settingsOf: (office: OfficeRow) => OwnSettings) =>
      calendarOf(offices.map((office) => settingsOf(office).calendar ?? {}));
    const before = calendarBy(({ settings }) => settings);
    const after = calendarBy(({ id, settings }) => (id === changed.id ? changed.settings : settings));
    if (!hasOpeningHours(after, dayOf(now))) throw invalidField('week', 'openingHours');
    const isChanged = weekMinutes(before) !== weekMinutes(after);
    if (isChanged && isTooShort(after)) throw invalidField('week', 'fewOpeningHours');
  }
}

/** A shorter working day must not make a resolution due before its first response (SLA-02). */
async function checkTargets({ db }: Pick<Change, 'db'>, office: OfficeRow, changed: OfficeRow) {
  const before = await officesOf(db, office);
  const after = before.map((each) => (each.id === office.id ? changed : each));
  const priority = turnedUpsideDown(before, after);
  if (priority) throw invalidField('day_minutes', 'responseLonger', { priority });
}
