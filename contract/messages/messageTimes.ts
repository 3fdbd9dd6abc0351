import { DAY_MS, dayOf, startOf } from '#contract/kernel/day.ts';

/* When messages go out (MSG-11, MSG-13), and when a channel rests (MSG-21): functions of instants. Free of zod. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Of the time in the state: at night nobody is written to. */
const WAKES = 9 * HOUR;
const RESTS = 21 * HOUR;

/** To one phone on one day. */
export const MAX_A_DAY = 5;

const sinceMidnight = (now: Date) => now.getTime() - startOf(dayOf(now));

export const isQuiet = (now: Date): boolean => {
  const time = sinceMidnight(now);
  return time < WAKES || time >= RESTS;
};

/** This instant, or 09:00 next after it where nothing goes out now. */
export function onceAwake(now: Date): Date {
  if (!isQuiet(now)) return now;
  const today = startOf(dayOf(now));
  return new Date(today + WAKES + (sinceMidnight(now) >= RESTS ? DAY_MS : 0));
}

/** Within so long after an event of a grievance the next one takes the place of its message. */
const WINDOW = 10 * MINUTE;

/** When the message of an event goes out: once no other can take its place any more. */
export const dueAfterEvent = (at: Date): Date => onceAwake(new Date(at.getTime() + WINDOW));

/** Whether of two events of a grievance only the later one is told. */
export const takesItsPlace = (earlier: Date, later: Date): boolean => {
  const between = later.getTime() - earlier.getTime();
  return between >= 0 && between < WINDOW;
};

/** What could not go out for 72 hours after it was due, or was made. */
export const isTooOld = (due: Date, now: Date): boolean => now.getTime() - due.getTime() >= 72 * HOUR;

/** Until when a person who has written may be answered without a template (MSG-13). */
export const freeTextUntil = (written: Date): Date => new Date(written.getTime() + 24 * HOUR);
export const mayWriteFreely = (written: Date | null, now: Date): boolean =>
  written !== null && now < freeTextUntil(written);

/** Reports that their provider dates count for so long (MSG-12), to both sides: clocks differ. */
export const isStale = (dated: Date, now: Date): boolean =>
  Math.abs(now.getTime() - dated.getTime()) > 5 * MINUTE;

/** So many failures one after the other make a channel rest (MSG-21). */
const MAX_FAILURES = 5;

/** Until when a channel rests after its last failure: 1, 2, 4 … 60 minutes; null where it goes on. */
export function restsUntil(failures: number, failedAt: Date): Date | null {
  if (failures < MAX_FAILURES) return null;
  return new Date(failedAt.getTime() + Math.min(60, 2 ** (failures - MAX_FAILURES)) * MINUTE);
}
