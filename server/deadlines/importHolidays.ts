import type { Holiday } from '#contract/desk/calendar.ts';
import type { HolidayOfFile, importHolidays as importCall } from '#contract/desk/calendarCalls.ts';
import { ownCalendar } from '#server/desk/offices/calendar.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { settingsWith } from '#server/desk/offices/officeSection.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Upload } from '#server/kernel/files/checkUpload.ts';
import type { Context, Prepare, Services } from '#server/kernel/http/serve.ts';
import { decodeText } from '#server/kernel/sheets/decodeText.ts';
import { readTable } from '#server/kernel/sheets/readTable.ts';
import { calendar } from './calendar.ts';
import { changeDeadlines } from './changeDeadlines.ts';
import { movesBy } from './deadlineMoves.ts';
import { icsHolidays } from './icsHolidays.ts';
import { tableHolidays } from './tableHolidays.ts';

type Read = ReturnType<typeof icsHolidays>;
type ImportContext = Pick<Context<typeof importCall>, 'actor' | 'body' | 'db' | 'now' | 'searching'>;

/**
 * Reads the file. For a dry run it also computes the effects on all deadlines, before a transaction would block
 * others. @throws 422 with the broken rows or lines, and as `updateCalendar`
 */
export const prepareImport =
  ({ database: { db } }: Services): Prepare<typeof importCall, Prepared> =>
  async (request) => {
    const read = await readHolidays(request.uploads.file);
    return { read, tried: request.body.dry_run ? await tryImport({ ...request, db }, read) : null };
  };

interface Prepared {
  read: Read;
  tried: Awaited<ReturnType<typeof tryImport>> | null;
}

/** The holidays of an uploaded file; of two on one day the later one. */
async function readHolidays(file: Upload | null): Promise<Read> {
  if (!file) throw invalidField('file', 'notFile');
  const { holidays, left_out } = isIcs(file)
    ? icsHolidays(await wholeText(file.bytes))
    : { holidays: tableHolidays(await readTable(file.bytes)), left_out: 0 };
  const byDay = new Map(holidays.map((holiday) => [holiday.day, holiday]));
  return { holidays: [...byDay.values()].sort((one, other) => one.day.localeCompare(other.day)), left_out };
}

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

/**
 * Replaces the office's own holidays with those of a file, or only shows the effects (SLA-03). @throws as
 * `updateCalendar`
 */
export async function importHolidays(context: Context<typeof importCall>, { read, tried }: Prepared) {
  if (tried) return tried;
  const before = await findOffice(context, context.body.office_id, { forUpdate: true });
  const result = await changeDeadlines(
    context,
    (office) => withHolidays(context, office, read),
    async ({ version }) => resultOf(before, read, version),
  );
  return { ...result, moves: null };
}

async function tryImport(context: ImportContext, read: Read) {
  const office = await findOffice(context, context.body.office_id);
  const settings = await withHolidays(context, office, read);
  const { db, now } = context;
  const moves = await context.searching((signal) => movesBy(db, { ...office, settings }, { now, signal }));
  return { ...resultOf(office, read, office.version), moves, job: null };
}

const withHolidays = (context: ImportContext, office: OfficeRow, { holidays }: Read) =>
  settingsWith(calendar, context, office, {
    holidays: holidays.map(({ day, ...holiday }) => ({ day, holiday })),
  });

const resultOf = ({ settings }: OfficeRow, { holidays, left_out }: Read, version: number) => ({
  ...compared(ownCalendar(settings).holidays ?? {}, holidays),
  left_out,
  version,
});

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
