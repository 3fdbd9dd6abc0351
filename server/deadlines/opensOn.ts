import type { Calendar } from '#contract/desk/openingHours.ts';
import { nextOpening } from '#contract/desk/workingTime.ts';
import { startOf } from '#contract/kernel/day.ts';

/** When an office opens on a day, or next after it; an office that never does, with the day. */
export function opensOn(calendar: Calendar, day: string): Date {
  const midnight = new Date(startOf(day));
  return nextOpening(calendar, midnight) ?? midnight;
}
