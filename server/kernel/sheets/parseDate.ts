import { asciiDigits, cutText } from '#contract/kernel/text.ts';

const LANGUAGES = ['en', 'te', 'hi'] as const;
const SHORTEST = 3;

/** Without the dot below, which some keyboards leave out: फ़रवरी and फरवरी. */
const folded = (name: string) => name.normalize('NFKD').replaceAll('\u093C', '').toLowerCase();

/** The months of a year in each language, long and short. */
const NAMES = LANGUAGES.flatMap((language) =>
  (['long', 'short'] as const).map((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => folded(format.format(Date.UTC(2025, index, 1))));
  }),
);
const [ENGLISH = []] = NAMES;

/** '1' for January, in any of our languages; English ones may be cut after three letters. */
function monthOf(name: string): string | undefined {
  const text = folded(name);
  const index =
    NAMES.map((months) => months.indexOf(text)).find((index) => index >= 0) ??
    ENGLISH.findIndex((month) => text.length >= SHORTEST && month.startsWith(text));
  return index < 0 ? undefined : String(index + 1);
}

const INDIAN_OFFSET = '+05:30';

/** A date of a file: its instant, and whether the file names a time. A day alone is its first moment in the state. */
export interface ParsedDate {
  at: Date;
  hasTime: boolean;
}

const MONTH = '(?<name>\\p{L}[\\p{L}\\p{M}]*)\\.?';
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = "'?(?<year>\\d{4}|\\d{2})";
const FULL_YEAR = '(?<year>\\d{4})';
const NUMBER = '(?<month>\\d{1,2})';
const BETWEEN = '[-/., ]*';

/** Day first, as India writes; the year comes first only where it has four digits, the month only where it has a name. */
const DAYS = [
  `${FULL_YEAR}[-/.]${NUMBER}[-/.]${DAY}`,
  '(?<year>\\d{4})(?<month>\\d{2})(?<day>\\d{2})',
  `${DAY}[-/. ]${NUMBER}[-/. ]${YEAR}`,
  `${DAY}(?: of)?${BETWEEN}${MONTH}${BETWEEN}${YEAR}`,
  `${MONTH}${BETWEEN}${DAY}[-/., ]+${YEAR}`,
  `${FULL_YEAR}${BETWEEN}${MONTH}${BETWEEN}${DAY}`,
];
const TIME =
  '(?<hour>\\d{1,2})(?:[:.](?<minute>\\d{2})(?:[:.](?<second>\\d{2})(?:[.,]\\d+)?)?)? ?(?:(?<half>[ap])\\.?m\\.?)?(?: ?(?:hrs?|hours)\\.?)?';
const ZONE = '(?: ?(?:gmt|utc|ist)?(?<zone>z|[+-]\\d{2}:?\\d{2})?)(?: ?\\(.*\\))?';
const FORMS = DAYS.map((day) => new RegExp(`^${day}(?:(?:t|,? (?:at )?)${TIME}${ZONE})?$`, 'u'));
/** Before the date: 'Dt.', 'Date:' or the day of the week. */
const PREFIX = /^(?:d(?:a?te?d?)?[.: ]+)?(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[., ]+)?/;

/** Days since 30 December 1899, as spreadsheets count them: from 1950 to 2099. */
const SERIAL = /^(\d{5})(\.\d+)?$/;
const SERIALS = { epoch: Date.UTC(1899, 11, 30), first: 18_264, last: 73_050 };
const DAY_SECONDS = 86_400;
/** No date is longer; a cell may hold a whole book. */
const LONGEST = 100;

/**
 * A date as Indian offices write it: 15-01-2025, 15/01/25, 15-Jan-2025, 15 January 2025, 2025-01-15, with a time or
 * without, or a spreadsheet's serial number. Undefined for anything impossible, such as a month first.
 */
export function parseDate(text: string): ParsedDate | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = plainText(text);
  if (SERIAL.test(plain)) return ofSerial(Number(plain));
  const written = plain.replace(PREFIX, '');
  for (const form of FORMS) {
    const parts = form.exec(written)?.groups;
    const parsed = parts && ofParts(parts);
    if (parsed) return parsed;
  }
  return undefined;
}

const plainText = (text: string) =>
  asciiDigits(text.normalize('NFKC'))
    .replaceAll(/\p{Default_Ignorable_Code_Point}|\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([-/]) ?/g, '$1')
    .replaceAll(/(\d)\. (?=\d{1,4}\b)/g, '$1.')
    .replace(/^[' ]+/, '')
    .replace(/[., ]+$/, '')
    .toLowerCase();

function ofSerial(serial: number): ParsedDate | undefined {
  if (serial < SERIALS.first || serial >= SERIALS.last) return undefined;
  const seconds = Math.round(serial * DAY_SECONDS);
  const wall = new Date(SERIALS.epoch + seconds * 1000).toISOString().slice(0, 19);
  return { at: new Date(`${wall}${INDIAN_OFFSET}`), hasTime: seconds % DAY_SECONDS !== 0 };
}

type Parts = Partial<Record<string, string>>;

function ofParts({ year = '', month, name = '', day = '', zone, ...time }: Parts): ParsedDate | undefined {
  const number = month ?? monthOf(name);
  if (!number) return undefined;
  const date = `${fullYear(year)}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const clock = clockOf(time);
  // 31 February would become 3 March.
  const midnight = new Date(`${date}T00:00:00Z`);
  if (!clock || Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(date))
    return undefined;
  const at = new Date(`${date}T${clock}${zone?.toUpperCase() ?? INDIAN_OFFSET}`);
  // PostgreSQL's calendar has no year 0.
  return at.getUTCFullYear() > 0 ? { at, hasTime: time.hour !== undefined } : undefined;
}

/** Of two digits: 1950 to 2049. */
function fullYear(year: string): string {
  if (year.length === 4) return year;
  return `${Number(year) < 50 ? 20 : 19}${year}`;
}

/** HH:MM:SS; undefined for a time that no clock shows. */
function clockOf({ hour = '0', minute, second = '00', half }: Parts): string | undefined {
  const typed = Number(hour);
  if (half && (typed < 1 || typed > 12)) return undefined;
  const hours = half ? (typed % 12) + (half === 'p' ? 12 : 0) : typed;
  if (hours > 23 || Number(minute ?? 0) > 59 || Number(second) > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${minute ?? '00'}:${second}`;
}

const MOST_SHOWN = 40;

/** What is said of a text that is no date, in the row of a file. */
export const notDateText = (text: string): string =>
  `"${cutText(text, MOST_SHOWN)}" is not a date. Write the day first, such as 15-01-2025.`;
