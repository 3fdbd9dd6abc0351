import { isDay, isDayAndTime } from '#contract/kernel/day.ts';

/**
 * How a day is read and typed: 31/12/2026, with a time 31/12/2026 17:30. Forms and calls have it as ISO,
 * 2026-12-31 and 2026-12-31T17:30.
 */
const ISO = /^(\d{4})-(\d{2})-(\d{2})(T(\d{2}:\d{2})(:\d{2})?)?$/;

/** What a field shows of a value; of what is no day, the text as it was typed. */
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

/** The value that a text stands for, whether or not there is such a day; the text itself where it stands for none. */
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

/** Keyboards of Hindi and Telugu have digits of their own; in both the last four bits of 0 are a 6. */
const inLatinDigits = (text: string) =>
  text.replaceAll(/[\u0966-\u096F\u0C66-\u0C6F]/g, (digit) => String((digit.charCodeAt(0) & 15) - 6));

/** What is wrong with a value, as a key of the catalogue: it is no day, or none of the calendar. Nothing is wrong with ''. */
export function dayFault(value: string, withTime: boolean): string | undefined {
  if (!value || (withTime ? isDayAndTime(value) : isDay(value))) return undefined;
  const isWritten = ISO.test(value) && value.includes('T') === withTime;
  return `declare.day.${isWritten ? 'unknown' : 'write'}${withTime ? 'WithTime' : ''}`;
}
