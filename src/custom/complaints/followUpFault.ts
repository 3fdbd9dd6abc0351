import { dayOf, isTooFar } from '#contract/kernel/day.ts';
import { dayFault } from '#src/components/form/dayText.ts';

/** What is wrong with a day to look at something again, as a key of the catalogue; the server says the same (DESK-04). */
export function followUpFault(on: string): string | undefined {
  const today = dayOf(new Date());
  if (!on) return 'rules.required';
  const fault = dayFault(on, false);
  if (fault) return fault;
  if (on <= today) return 'rules.followUpTooEarly';
  return isTooFar(on, today) ? 'rules.dayTooFar' : undefined;
}
