import { weekdayOf } from '#contract/kernel/day.ts';

/** From the first minute up to the second, exclusive, in minutes since midnight: 10:00 to 17:30 is `[600, 1050]`. */
export type Interval = readonly [from: number, to: number];

/** When an office is open (SLA-03). Extra days override holidays, and these override the week. */
export interface Calendar {
  /** For each weekday, Sunday first, sorted and without overlap. */
  week: readonly (readonly Interval[])[];
  /** The nth weekday of each month that is closed: the second Saturday is `{ nth: 2, weekday: 6 }`. */
  closed: readonly { nth: number; weekday: number }[];
  /** By day, YYYY-MM-DD: the minute from which it is closed, 0 for the whole day. */
  holidays: Readonly<Record<string, number>>;
  /** The same for every year, by MM-DD; a holiday of the day itself overrides it. */
  yearly?: Readonly<Record<string, number>>;
  extra: Readonly<Record<string, readonly Interval[]>>;
}

/** When the office is open on a day. */
export function openOn(
  { week, closed, holidays, yearly, extra }: Calendar,
  day: string,
  weekday = weekdayOf(day),
): readonly Interval[] {
  const ownHours = extra[day];
  if (ownHours) return ownHours;
  const nth = Math.ceil(Number(day.slice(8)) / 7);
  if (closed.some((each) => each.weekday === weekday && each.nth === nth)) return [];
  const open = week[weekday] ?? [];
  const until = holidays[day] ?? yearly?.[day.slice(5)];
  if (until === undefined) return open;
  return open.flatMap(([from, to]): Interval[] => (from < until ? [[from, Math.min(to, until)]] : []));
}
