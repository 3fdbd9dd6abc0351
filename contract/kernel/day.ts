/** A day of the state, which has no daylight saving time. */
export const DAY_MS = 86_400_000;
/** The UTC offset of `TIME_ZONE` is the same all year. */
const ZONE_MS = 5.5 * 3_600_000;

/** Complaints are received and closed from this day on; an earlier day is a typing error. */
export const FIRST_GRIEVANCE_DAY = '1950-01-01';

/**
 * YYYY-MM-DD, a day of the calendar; PostgreSQL has no year 0. It does not use zod, because lists need it before zod is
 * loaded.
 */
export function isDay(value: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

/** Local wall time YYYY-MM-DDTHH:mm */
export function isDayAndTime(value: string): boolean {
  const [day = '', time = ''] = value.split('T');
  return isDay(day) && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time);
}

/** The day of an instant in the time zone of the state. */
export const dayOf = (instant: Date): string =>
  new Date(instant.getTime() + ZONE_MS).toISOString().slice(0, 10);

/** The midnight at which a day begins in the state, in milliseconds. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) - ZONE_MS;

/** The first and last day that the format and the database can store. */
const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/** The day so many days later or earlier, limited to the first and last storable day. */
export function addDays(day: string, days: number): string {
  const then = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS;
  const [first, last] = [Date.parse(FIRST_DAY), Date.parse(LAST_DAY)];
  return new Date(Math.min(Math.max(then, first), last)).toISOString().slice(0, 10);
}

/** Promises and follow-ups are at most so many days ahead. */
const MAX_DAYS_AHEAD = 365;
export const isTooFar = (day: string, today: string): boolean => day > addDays(today, MAX_DAYS_AHEAD);

/** The day as error texts write it: 20-12-2026. */
export const writtenDay = (day: string): string => day.split('-').reverse().join('-');

/** The number of days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

/** 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
