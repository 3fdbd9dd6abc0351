import { weekdayOf } from '#contract/kernel/day.ts';

/** From the first minute on and up to the second, in minutes since midnight: 10:00 to 17:30 is `[600, 1050]`. */
export type Interval = readonly [from: number, to: number];

/** When an office is open (SLA-03). Extra days beat holidays, and these beat the week. */
export interface Calendar {
  /** Of each weekday, Sunday first, without overlap and in order. */
  week: readonly (readonly Interval[])[];
  /** The nth weekday of each month that is closed: the second Saturday is `{ nth: 2, weekday: 6 }`. */
  closed: readonly { nth: number; weekday: number }[];
  /** By day, YYYY-MM-DD: from which minute on it is closed, 0 for all of it. */
  holidays: Readonly<Record<string, number>>;
  /** The same of every year, by MM-DD; a holiday of the day itself stands for it. */
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
