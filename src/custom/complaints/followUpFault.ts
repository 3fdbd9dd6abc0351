import { dayOf, isTooFar } from '#contract/kernel/day.ts';
import { dayFault } from '#src/components/form/dayText.ts';

/** Translation key of what is wrong with a follow-up day. The server checks the same (DESK-04). */
export function followUpFault(on: string): string | undefined {
  const today = dayOf(new Date());
  if (!on) return 'rules.required';
  const fault = dayFault(on, false);
  if (fault) return fault;
  if (on <= today) return 'rules.followUpTooEarly';
  return isTooFar(on, today) ? 'rules.dayTooFar' : undefined;
}
