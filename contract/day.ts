/** A day of the state, which keeps no summer time. */
export const DAY_MS = 86_400_000;
/** The time zone of the state keeps the same distance from UTC all year (`TIME_ZONE`). */
const ZONE_MS = 5.5 * 3_600_000;

/** YYYY-MM-DD, a day of the calendar; PostgreSQL's has no year 0. Free of zod: lists ask before that is there. */
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

/** Midnight at which a day begins in the state, in milliseconds. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) - ZONE_MS;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** As texts of rules have a day: 20-12-2026. */
export const writtenDay = (day: string): string => day.split('-').reverse().join('-');

/** Days from one to another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

/** 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
