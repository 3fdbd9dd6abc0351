import { startOf } from '../../contract/day.ts';
import type { Calendar } from '../../contract/openingHours.ts';
import { nextOpening } from '../../contract/workingTime.ts';

/** When an office opens on a day, or next after it; an office that never does, with the day. */
export function opensOn(calendar: Calendar, day: string): Date {
  const midnight = new Date(startOf(day));
  return nextOpening(calendar, midnight) ?? midnight;
}
