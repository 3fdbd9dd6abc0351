import { DAY_MS, dayOf, startOf } from '#contract/kernel/day.ts';

/*
 * When messages are sent (MSG-11, MSG-13), and when a channel pauses (MSG-21): functions of instants. This file does
 * not use zod.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** In the time zone of the state: no messages are sent at night. */
const WAKES = 9 * HOUR;
const RESTS = 21 * HOUR;

/** The most messages to one phone per day. */
export const MAX_A_DAY = 5;

const sinceMidnight = (now: Date) => now.getTime() - startOf(dayOf(now));

export const isQuiet = (now: Date): boolean => {
  const time = sinceMidnight(now);
  return time < WAKES || time >= RESTS;
};

/** This instant, or the next 09:00 if it is night. */
export function onceAwake(now: Date): Date {
  if (!isQuiet(now)) return now;
  const today = startOf(dayOf(now));
  return new Date(today + WAKES + (sinceMidnight(now) >= RESTS ? DAY_MS : 0));
}

/** Within this time after an event of a complaint, the next event replaces its message. */
const WINDOW = 10 * MINUTE;

/** When the message of an event is due: once no later event can replace it. */
export const dueAfterEvent = (at: Date): Date => onceAwake(new Date(at.getTime() + WINDOW));

/** Whether only the later of two events of a complaint is sent. */
export const takesItsPlace = (earlier: Date, later: Date): boolean => {
  const between = later.getTime() - earlier.getTime();
  return between >= 0 && between < WINDOW;
};

/** Whether a message could not be sent for 72 hours after it was due or made. */
export const isTooOld = (due: Date, now: Date): boolean => now.getTime() - due.getTime() >= 72 * HOUR;

/** Until when a person who has written may get an answer without a template (MSG-13). */
export const freeTextUntil = (written: Date): Date => new Date(written.getTime() + 24 * HOUR);
export const mayWriteFreely = (written: Date | null, now: Date): boolean =>
  written !== null && now < freeTextUntil(written);

/** Whether a provider's date is too far away to count (MSG-12), in the past or future: clocks differ. */
export const isStale = (dated: Date, now: Date): boolean =>
  Math.abs(now.getTime() - dated.getTime()) > 5 * MINUTE;

/** After so many consecutive failures a channel pauses (MSG-21). */
const MAX_FAILURES = 5;

/** Until when a channel pauses after its last failure: 1, 2, 4 … 60 minutes; null if it does not. */
export function restsUntil(failures: number, failedAt: Date): Date | null {
  if (failures < MAX_FAILURES) return null;
  return new Date(failedAt.getTime() + Math.min(60, 2 ** (failures - MAX_FAILURES)) * MINUTE);
}
