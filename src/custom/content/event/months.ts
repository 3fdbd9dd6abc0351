export interface EventRecord {
  id: number;
  name: string;
  /** Local time. `duration` is in hours. */
  start_date: string;
  duration: number | null;
}

const two = (value: number) => String(value).padStart(2, '0');

/** A month in an address: '2026-11'. */
export const monthOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}`;
/** A day in a record: '2026-11-22'. */
export const dayOf = (date: Date) => `${monthOf(date)}-${two(date.getDate())}`;

/** The first day of the month in the address, or of the current month. */
export function firstDay(month: string | null): Date {
  const [year, number] = /^\d{4}-(0[1-9]|1[0-2])$/.test(month ?? '')
    ? String(month).split('-').map(Number)
    : [];
  const today = new Date();
  return new Date(year ?? today.getFullYear(), number ? number - 1 : today.getMonth(), 1);
}

/** The same day, so many months later. */
export const monthsLater = (date: Date, months: number) =>
  new Date(date.getFullYear(), date.getMonth() + months, 1);

/** The end of an event in local time: `duration` is in hours. */
export const endOf = (start: string, duration: number | null) =>
  duration ? new Date(new Date(start).getTime() + duration * 3_600_000) : undefined;
