import { MINUTES_A_DAY } from '#contract/desk/calendar.ts';
import type { Interval } from '#contract/desk/openingHours.ts';

/** Opening hours as time inputs have them, HH:mm; '' if empty. */
export interface TimeRange {
  from: string;
  to: string;
}

/** The text of minutes since midnight. The end of the day is the next midnight. */
export function timeText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** Null if invalid. */
export function minuteOf(text: string): number | null {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(text) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

export const rangesOf = (hours: readonly Interval[]): TimeRange[] =>
  hours.map(([from, to]) => ({ from: timeText(from), to: timeText(to) }));

/** The hours in a request. A day that closes at midnight closes at its end. */
export const hoursOf = (ranges: readonly TimeRange[]) =>
  ranges.map(({ from, to }) => {
    const closes = minuteOf(to);
    return [minuteOf(from), closes === 0 ? MINUTES_A_DAY : closes];
  });

/** The hours without invalid ranges. */
export const readableHours = (ranges: readonly TimeRange[]): Interval[] =>
  hoursOf(ranges)
    .flatMap(([from, to]): Interval[] =>
      typeof from === 'number' && typeof to === 'number' && from < to ? [[from, to]] : [],
    )
    .sort(([one], [other]) => one - other);
