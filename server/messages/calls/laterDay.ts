import { dayOf, isTooFar } from '#contract/kernel/day.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';

/**
 * The day on which a citizen wants to be called.
 * @throws 422 for a past day, or one too far ahead
 */
export function laterDay(later_on: string | null | undefined, now: Date): string {
  if (!later_on || later_on < dayOf(now)) throw invalidField('later_on', 'callLaterDay');
  if (isTooFar(later_on, dayOf(now))) throw invalidField('later_on', 'dayTooFar');
  return later_on;
}
