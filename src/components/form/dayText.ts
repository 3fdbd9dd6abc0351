import { isDay, isDayAndTime } from '#contract/kernel/day.ts';

/**
 * The display form of a day is 31/12/2026, with a time 31/12/2026 17:30. Forms and calls use ISO: 2026-12-31 and
 * 2026-12-31T17:30.
 */
const ISO = /^(\d{4})-(\d{2})-(\d{2})(T(\d{2}:\d{2})(:\d{2})?)?$/;

/** The display form of a value; a value that is no day is shown as typed. */
export const dayText = (value: string) =>
  value.replace(
    ISO,
    (_all, year, month, day, _t, time) => `${day}/${month}/${year}${time ? ` ${time}` : ''}`,
  );

const SHAPES = [
  /^(?<day>\d{1,2})\s*[/.\- ]\s*(?<month>\d{1,2})\s*[/.\- ]\s*(?<year>\d{4})(?:[ ,T]+(?<time>.+))?$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})(?:[ ,T]+(?<time>.+))?$/,
  /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})(?:[ ,T]+(?<time>.+))?$/,
];

/**
 * The ISO value of a typed text, even if the calendar has no such day; a text in another format is returned unchanged.
 */
export function dayValue(typed: string): string {
  const text = inLatinDigits(typed).trim();
  const groups = SHAPES.map((shape) => shape.exec(text)?.groups).find(Boolean);
  if (!groups) return text;
  const { day = '', month = '', year = '', time } = groups;
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!time) return value;
  const clock = clockValue(time);
  return clock ? `${value}T${clock}` : text;
}

/** 17:30, 1730, 5.30 pm and 5 pm; a bare 5 may be the beginning of any of them. */
const CLOCK = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?|(\d{2}))?\s*(am|pm)?$/i;

function clockValue(text: string): string | undefined {
  const [, hours, minutes, minutesAtOnce, half] = CLOCK.exec(text) ?? [];
  const minute = minutes ?? minutesAtOnce ?? (half && '00');
  if (!minute) return undefined;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, '0')}:${minute}`;
}

/** Hindi and Telugu keyboards have their own digits. In both scripts the last four bits of 0 are a 6. */
const inLatinDigits = (text: string) =>
  text.replaceAll(/[\u0966-\u096F\u0C66-\u0C6F]/g, (digit) => String((digit.charCodeAt(0) & 15) - 6));

/** The error of a value, as a catalogue key: no day, or a day that the calendar does not have. '' has no error. */
export function dayFault(value: string, withTime: boolean): string | undefined {
  if (!value || (withTime ? isDayAndTime(value) : isDay(value))) return undefined;
  const isWritten = ISO.test(value) && value.includes('T') === withTime;
  return `declare.day.${isWritten ? 'unknown' : 'write'}${withTime ? 'WithTime' : ''}`;
}
