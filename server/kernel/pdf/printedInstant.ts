import { TIME_ZONE } from '#contract/kernel/limits.ts';

/** Printed for an empty value. */
export const EMPTY = '–';

const instants = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** '2 Mar 2026, 10:00 am', in the state's time zone. */
export const printedInstant = (instant: Date) => instants.format(instant).replaceAll('\u202f', ' ');
