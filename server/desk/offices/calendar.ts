import type { OwnCalendar } from '#contract/desk/calendar.ts';
import { calendarSettings } from '#contract/desk/calendarCalls.ts';
import { calendarOf, withinBounds } from '#contract/desk/calendarOf.ts';
import type { Calendar } from '#contract/desk/openingHours.ts';
import { nextOpening } from '#contract/desk/workingTime.ts';
import { startOf } from '#contract/kernel/day.ts';
import type { Seat } from '#contract/places/place.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { OwnSettings } from '../schema/offices.ts';
import { type Levels, ownValues } from './inherited.ts';
import { officesOf } from './officesOf.ts';

/** What an office has set of its calendar. */
export const ownCalendar = (settings: OwnSettings): OwnCalendar => ownValues(settings, calendarSettings);

/** The calendar that applies in the first of some offices (SLA-03). */
export const calendarAmong = (offices: Levels) =>
  withinBounds(calendarOf(offices.map(({ settings }) => ownCalendar(settings))));

/** The calendar of the office of a place. */
export const calendarAt = async (db: Db | Tx, place: Seat) => calendarAmong(await officesOf(db, place));

/** The opening time of an office on a day, or its next one; the start of the day for an office that never opens. */
export function opensOn(calendar: Calendar, day: string): Date {
  const midnight = new Date(startOf(day));
  return nextOpening(calendar, midnight) ?? midnight;
}
