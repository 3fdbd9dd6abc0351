import { MAX_HOLIDAY_NAME, MAX_OWN_DAYS } from '#contract/desk/calendar.ts';
import type { HolidayOfFile } from '#contract/desk/calendarCalls.ts';
import { addDays, daysBetween, isDay } from '#contract/kernel/day.ts';
import { cleanText, cutText } from '#contract/kernel/text.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { brokenAt, type IcsEvent, type IcsLine, icsEvents, icsText } from './ics.ts';

/** A longer holiday is a typing error. */
const MAX_DAYS = 366;

/** The most days of all events together, since a small file could contain millions. */
const MAX_READ = 10 * MAX_OWN_DAYS;

/**
 * The all-day events of an ics file, one holiday for each day. Events with a time, cancelled and recurring ones are
 * counted as left out. @throws 422 with the number of the broken line, or for more days than an office can have
 */
export function icsHolidays(text: string): { holidays: HolidayOfFile[]; left_out: number } {
  const holidays: HolidayOfFile[] = [];
  let left_out = 0;
  for (const event of icsEvents(text)) {
    const days = holidaysOf(event);
    if (days) holidays.push(...days);
    else left_out += 1;
    if (holidays.length > MAX_READ) throw invalidField('holidays', 'tooManyHolidays');
  }
  return { holidays, left_out };
}

function holidaysOf({ lines, end }: IcsEvent): HolidayOfFile[] | null {
  const property = (name: string) => lines.find((line) => line.name === name);
  const start = property('DTSTART');
  const summaries = lines.filter(({ name }) => name === 'SUMMARY');
  const names = namesOf(summaries);
  if (!start || !names) throw brokenAt(end);
  const isCalledOff = property('STATUS')?.value.trim().toUpperCase() === 'CANCELLED';
  if (!isWholeDay(start) || property('RRULE') || isCalledOff) return null;
  const first = dayIn(start);
  return Array.from({ length: lengthOf(first, property('DTEND'), property('DURATION')) }, (_, n) => ({
    day: addDays(first, n),
    ...names,
    closed_from: 0,
  }));
}

const isWholeDay = ({ params, value }: IcsLine) => params.VALUE === 'DATE' || !value.includes('T');

function dayIn({ at, value }: IcsLine): string {
  const day = value.trim().replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  if (!isDay(day)) throw brokenAt(at);
  return day;
}

/** The end day is exclusive; without an end the holiday lasts one day. */
function lengthOf(first: string, end: IcsLine | undefined, duration: IcsLine | undefined): number {
  const [, weeks, days] = /^P(?:(\d{1,3})W|(\d{1,3})D)$/.exec(duration?.value.trim() ?? '') ?? [];
  const lasts = end ? daysBetween(first, dayIn(end)) : Number(weeks ?? 0) * 7 + Number(days ?? 0);
  if (lasts < 0 || lasts > MAX_DAYS) throw brokenAt((end ?? duration)?.at ?? 0);
  return Math.max(1, lasts);
}

/** A summary may exist in several languages; without an English one the first is the name. */
function namesOf(summaries: readonly IcsLine[]) {
  const written = summaries.flatMap(({ params, value }) => {
    const name = cutText(cleanText(icsText(value)).replaceAll(/\s+/g, ' ').trim(), MAX_HOLIDAY_NAME);
    return name === '' ? [] : [{ name, language: params.LANGUAGE?.slice(0, 2) }];
  });
  const [first] = written;
  if (!first) return null;
  const called = (code: string) => written.find(({ language }) => language === code)?.name ?? null;
  return { name: called('EN') ?? first.name, name_te: called('TE'), name_hi: called('HI') };
}
