import { MAX_OWN_DAYS, type OwnCalendar } from '#contract/desk/calendar.ts';
import { calendarOf, isTooShort, weekMinutes } from '#contract/desk/calendarOf.ts';
import { hasOpeningHours } from '#contract/desk/workingTime.ts';
import { dayOf } from '#contract/kernel/day.ts';
import { ownCalendar } from '#server/desk/offices/calendar.ts';
import { inheritors } from '#server/desk/offices/inheritors.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import type { OwnSettings } from '#server/desk/schema/offices.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { checkTargets } from './checkTargets.ts';

type Work = Pick<Context, 'db' | 'now'>;

/** @throws 422 unless the office, and those that inherit from it, stay open with a changed calendar (SLA-03) */
export async function checkCalendar(work: Work, office: OfficeRow, changed: OfficeRow) {
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
