import { MINUTES_A_DAY } from '#contract/desk/calendar.ts';
import type { Interval } from '#contract/desk/openingHours.ts';

/** Opening hours as time inputs have them, HH:mm; '' while nothing is typed. */
export interface TimeRange {
  from: string;
  to: string;
}

/** Of minutes since midnight; the end of the day is the next midnight. */
export function timeText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** Null for what is no time. */
export function minuteOf(text: string): number | null {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(text) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

export const rangesOf = (hours: readonly Interval[]): TimeRange[] =>
  hours.map(([from, to]) => ({ from: timeText(from), to: timeText(to) }));

/** What a call sends; a day that closes at midnight closes at its end. */
export const hoursOf = (ranges: readonly TimeRange[]) =>
  ranges.map(({ from, to }) => {
    const closes = minuteOf(to);
    return [minuteOf(from), closes === 0 ? MINUTES_A_DAY : closes];
  });

/** The same of what can be read; the rest is left out. */
export const readableHours = (ranges: readonly TimeRange[]): Interval[] =>
  hoursOf(ranges)
    .flatMap(([from, to]): Interval[] =>
      typeof from === 'number' && typeof to === 'number' && from < to ? [[from, to]] : [],
    )
    .sort(([one], [other]) => one - other);
