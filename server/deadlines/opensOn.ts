import type { Calendar } from '#contract/desk/openingHours.ts';
import { nextOpening } from '#contract/desk/workingTime.ts';
import { startOf } from '#contract/kernel/day.ts';

/** The opening time of an office on a day, or its next one; the start of the day for an office that never opens. */
export function opensOn(calendar: Calendar, day: string): Date {
  const midnight = new Date(startOf(day));
  return nextOpening(calendar, midnight) ?? midnight;
}
