import type { Holiday } from '../../contract/calendar.ts';
import type { HolidayOfFile, importHolidays as importCall } from '../../contract/calendarCalls.ts';
import { invalidField } from '../errors/apiError.ts';
import type { Context, Prepare } from '../http/serve.ts';
import { findOffice } from '../offices/findOffice.ts';
import type { OfficeRow } from '../offices/officesOf.ts';
import { decodeText } from '../sheets/decodeText.ts';
import { readTable } from '../sheets/readTable.ts';
import { changeDeadlines } from './changeDeadlines.ts';
import { icsHolidays } from './icsHolidays.ts';
import { movesBy } from './moves.ts';
import { tableHolidays } from './tableHolidays.ts';
import { withCalendar, withDays } from './updateCalendar.ts';

type Read = ReturnType<typeof icsHolidays>;

/** The holidays of an uploaded file, of two on one day the later one. @throws 422 with the rows or lines that are broken */
export const readHolidays: Prepare<typeof importCall, Read> = async ({ uploads: { file } }) => {
  if (!file) throw invalidField('file', 'notFile');
  const { holidays, left_out } = isIcs(file)
    ? icsHolidays(await wholeText(file.bytes))
    : { holidays: tableHolidays(await readTable(file.bytes)), left_out: 0 };
  const byDay = new Map(holidays.map((holiday) => [holiday.day, holiday]));
  return { holidays: [...byDay.values()].sort((one, other) => one.day.localeCompare(other.day)), left_out };
};

const isIcs = ({ bytes, name }: { bytes: Uint8Array; name: string }) =>
  /\.ics$/i.test(name) ||
  /^\s*BEGIN:VCALENDAR/i.test(Buffer.from(bytes.subarray(0, 200)).toString('utf8').replace('\uFEFF', ''));

async function wholeText(bytes: Uint8Array): Promise<string> {
  const whole = (async function* () {
    yield bytes;
  })();
  let text = '';
  for await (const part of decodeText(whole)) text += part;
  return text;
}

/** Makes the holidays of a file the office's own, or only says what that would do (SLA-03). @throws as `updateCalendar` */
export async function importHolidays(context: Context<typeof importCall>, { holidays, left_out }: Read) {
  const { body, db, now } = context;
  const change = (office: OfficeRow) =>
    withCalendar(context, office, (own) => ({
      ...own,
      holidays: withDays(own.holidays, holidays, ({ day: _, ...holiday }) => holiday),
    }));
  const answer = ({ settings }: OfficeRow, version: number) => ({
    ...compared(settings.calendar?.holidays ?? {}, holidays),
    ...{ left_out, version },
  });
  const before = await findOffice(context, body.office_id, { forUpdate: !body.dry_run });
  if (!body.dry_run) {
    const done = await changeDeadlines(context, change, async ({ version }) => answer(before, version));
    return { ...done, moves: null };
  }
  const moves = await movesBy(db, { ...before, settings: await change(before) }, now);
  return { ...answer(before, before.version), moves, job: null };
}

function compared(own: Readonly<Record<string, Holiday>>, read: readonly HolidayOfFile[]) {
  const isSame = ({ day, ...holiday }: HolidayOfFile) => isEqual(own[day], holiday);
  const fresh = read.filter((holiday) => !isSame(holiday));
  return {
    added: fresh.filter(({ day }) => !own[day]),
    replaced: fresh.filter(({ day }) => own[day]),
    known: read.length - fresh.length,
  };
}

const isEqual = (one: Holiday | undefined, other: Holiday) =>
  one !== undefined &&
  (['name', 'name_te', 'name_hi', 'closed_from'] as const).every((field) => one[field] === other[field]);
