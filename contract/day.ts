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
