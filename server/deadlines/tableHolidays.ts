import * as z from 'zod/mini';
import { HOLIDAY_COLUMNS, type HolidayOfFile, holidayOfDay } from '#contract/desk/calendarCalls.ts';
import { dayOf } from '#contract/kernel/day.ts';
import { type CodedRefusal, codedOf, rule } from '#contract/kernel/rule.ts';
import { foldName } from '#contract/kernel/text.ts';
import { invalidRows, type RowRefusal } from '#server/kernel/errors/apiError.ts';
import { headingRow } from '#server/kernel/sheets/headingRow.ts';
import { parseDate } from '#server/kernel/sheets/parseDate.ts';

type Cells = Partial<Record<(typeof HOLIDAY_COLUMNS)[number], string>>;

const holiday = z.object(holidayOfDay);

/** The holidays of a table with column headings. @throws 422 with each row that cannot be read */
export function tableHolidays(table: string[][]): HolidayOfFile[] {
  const at = headingRow(table, (cells) => columnsOf(cells).filter(isColumn).length);
  const columns = columnsOf(table[at] ?? []);
  const rows = table.slice(at + 1);
  const missing = ['day', 'name'].filter((name) => !columns.includes(name));
  if (missing.length > 0)
    refuse(missing.map((name) => ({ row: at + 1, code: 'rowErrors.columnMissing', values: { name } })));
  const errors: RowRefusal[] = [];
  const holidays = rows.flatMap((row, index): HolidayOfFile[] => {
    if (row.every((cell) => cell.trim() === '')) return [];
    const cells = Object.fromEntries(
      HOLIDAY_COLUMNS.map((name) => [name, row[columns.indexOf(name)]?.trim() ?? '']),
    ) as Cells;
    const read = holidayOf(cells);
    if ('day' in read) return [read];
    errors.push({ row: at + index + 2, ...read });
    return [];
  });
  if (errors.length > 0) refuse(errors);
  return holidays;
}

/** Column names of headings: 'Closed from' is closed_from. */
const columnsOf = (cells: readonly string[]) =>
  cells.map((cell) => foldName(cell).replaceAll(/[\s-]+/g, '_'));
const isColumn = (name: string) => HOLIDAY_COLUMNS.some((column) => column === name);

function refuse(errors: RowRefusal[]): never {
  throw invalidRows({ code: 'rowsRefused', values: { count: errors.length } }, errors);
}

/** The holiday of a row, or its error. */
function holidayOf({ day = '', closed_from = '', ...named }: Cells): HolidayOfFile | CodedRefusal {
  const parsed = parseDate(day);
  if (!parsed) return { code: 'notDate' };
  const minutes = minutesOf(closed_from);
  if (minutes === undefined) return { code: 'notTime' };
  const { data, error } = holiday.safeParse({ ...named, day: dayOf(parsed.at), closed_from: minutes });
  return data ?? codedOf(error.issues[0]?.message ?? rule('invalid'));
}

/** The minute of the day from which the office is closed; an empty cell means the whole day. */
function minutesOf(text: string): number | undefined {
  const [, hour, minute] = /^(\d{1,2})[:.](\d{2})(?::00)?$/.exec(text) ?? [];
  if (text === '') return 0;
  const minutes = Number(hour) * 60 + Number(minute);
  return Number(hour) < 24 && Number(minute) < 60 ? minutes : undefined;
}
