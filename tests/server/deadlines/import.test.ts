import { expect, test } from 'vitest';
import { addDays, weekdayOf } from '#contract/kernel/day.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { heldBy } from '../statementsInside.ts';
import { openImports } from './importing.ts';
import { holiday } from './office.ts';

const { at, calendar, officeOf, own, send, setCalendar } = openImports();

const CSV = [
  'Day,Name,Name te,name_hi,Closed from',
  '2027-03-08,Maha Shivaratri,మహా శివరాత్రి,महाशिवरात्रि,',
  '29/03/2027,Holi,,,13:30',
  ',,,,',
  '2027-03-08,Shivaratri,,,',
].join('\n');

test('[SLA-03] its days become the office’s own, in three languages, for all day or from a time', async () => {
  const { mla } = at();
  const { status, body } = await send(mla, CSV);
  expect([status, body]).toMatchObject([200, { replaced: [], known: 0, left_out: 0, version: 2 }]);
  expect(await own(mla)).toEqual([
    ['2027-03-08', 'Shivaratri', null, null, 0],
    ['2027-03-29', 'Holi', null, null, 810],
  ]);
});

test('[SLA-03] a dry run says what would be added, replaced and known, and keeps nothing', async () => {
  const { mla } = at();
  await setCalendar(mla, {
    holidays: [
      { day: '2027-03-08', holiday: holiday('Shivaratri') },
      { day: '2027-03-29', holiday: holiday('Holi') },
      { day: '2027-05-01', holiday: holiday('May Day') },
    ],
  });
  const { body } = await send(mla, `${CSV}\n2027-04-14,Ambedkar Jayanti,,,`, { dry_run: 'true' });
  expect(body).toEqual({
    added: [{ day: '2027-04-14', ...holiday('Ambedkar Jayanti') }],
    replaced: [{ day: '2027-03-29', ...holiday('Holi', 810) }],
    known: 1,
    left_out: 0,
    version: 2,
    moves: { total: 0, moved: 0, earlier: 0, overdue: 0, escalated: 0 },
    job: null,
  });
  expect((await own(mla)).map(([day]) => day)).toEqual(['2027-03-08', '2027-03-29', '2027-05-01']);
  expect((await calendar(mla)).body.version).toBe(2);
});

test('[SLA-03] what was there already and what was replaced is told of the import itself, too', async () => {
  const { mla } = at();
  const days = (name: string, name_te: string, name_hi: string) =>
    `day,name,name_te,name_hi\n2027-03-08,${name},${name_te},${name_hi}\n2027-05-01,May Day,,`;
  expect((await send(mla, days('A', 'B', 'C'))).body).toMatchObject({ added: [{}, {}], known: 0 });
  expect((await send(mla, days('A', 'B', 'C'))).body).toMatchObject({ added: [], replaced: [], known: 2 });
  for (const changed of [days('X', 'B', 'C'), days('X', 'Y', 'C'), days('X', 'Y', 'Z')]) {
    const { body } = await send(mla, changed);
    expect(body).toMatchObject({ added: [], replaced: [{ day: '2027-03-08' }], known: 1 });
  }
  expect((await own(mla))[0]).toEqual(['2027-03-08', 'X', 'Y', 'Z', 0]);
});

test('[SLA-03] a name has up to 100 letters in each language', async () => {
  const row = (...lengths: number[]) =>
    `day,name,name_te,name_hi\n2027-03-08,${lengths.map((n) => 'x'.repeat(n)).join(',')}`;
  expect((await send(at().mla, row(100, 100, 100))).status).toBe(200);
  for (const lengths of [
    [101, 1, 1],
    [1, 101, 1],
    [1, 1, 101],
  ])
    expect((await send(at().mla, row(...lengths))).status).toBe(422);
});

test('[SLA-03] every row that cannot be read is named, and nothing is kept', async () => {
  const rows = [
    'day,name,closed_from',
    '2027-02-30,Feast,',
    '2027-03-01,,',
    `2027-03-02,${'x'.repeat(101)},`,
    '2027-03-03,Feast,25:00',
    '2027-03-04,Feast,',
  ];
  const { status, body } = await send(at().mla, rows.join('\n'));
  expect([status, body.errors]).toEqual([
    422,
    [
      { row: 2, message: errorTexts.notDate, code: 'notDate' },
      { row: 3, message: errorTexts.required, code: 'required' },
      { row: 4, message: errorTexts.tooLong, code: 'tooLong' },
      { row: 5, message: errorTexts.notTime, code: 'notTime' },
    ],
  ]);
  expect(await own(at().mla)).toEqual([]);
});

test('[SLA-03] without its columns, broken, or none at all', async () => {
  const { mla } = at();
  const missing = await send(mla, 'date,title\n2027-03-01,Feast');
  expect(missing.body.errors).toEqual(
    ['day', 'name'].map((name) => ({
      row: 1,
      message: `The column ${name} is missing.`,
      code: 'rowErrors.columnMissing',
      values: { name },
    })),
  );
  const quoted = await send(mla, 'day,name\n2027-03-01,"Feast\n2027-03-02,Next');
  expect([quoted.status, quoted.body.errors]).toMatchObject([
    422,
    [{ row: 2, code: 'rowErrors.quoteUnclosed' }],
  ]);
  const none = await at().send('POST', 'sla/calendar/import', { token: mla.token, form: {} });
  expect(none.body.errors).toEqual({ file: [errorTexts.notFile] });
  const large = await send(mla, 'x'.repeat(1024 * 1024 + 1));
  expect(large.body.errors).toEqual({ file: [errorTexts.holidaySize] });
});

test('[GRD-01, UPD-05] into the office that admin names, and into which version of it', async () => {
  const { admin, mla, deskHead, mp } = at();
  const csv = 'day,name\n2027-03-08,Feast';
  expect((await send(deskHead, csv, { office_id: await officeOf(mp), dry_run: 'true' })).status).toBe(404);
  expect((await send(deskHead, csv, { version: 1 })).status).toBe(200);
  expect((await send(deskHead, csv, { version: 1 })).status).toBe(409);
  expect((await send(admin, 'day,name\n2027-03-09,Fair', { office_id: await officeOf(mla) })).status).toBe(
    200,
  );
  expect(await own(mla)).toHaveLength(2);
});

test('[SLA-08] a dry run reads the clocks before any transaction would hold up the office; the import itself is one', async () => {
  const { db, mla } = at();
  const csv = 'day,name\n2027-03-08,Feast';
  const held = (dry_run: string) =>
    heldBy(db, async () => expect((await send(mla, csv, { dry_run })).status).toBe(200));
  expect(await held('true')).toBe(0);
  expect(await held('false')).toBeGreaterThan(0);
});

test('[SLA-04] holidays that would close it for good: 422', async () => {
  const { mla } = at();
  const saturdays = [[], [], [], [], [], [], [[600, 840]]];
  const start = at().clock.now.toISOString().slice(0, 10);
  await setCalendar(mla, { week: saturdays, closed: [] });
  const all = Array.from({ length: 440 }, (_, n) => addDays(start, n)).filter((day) => weekdayOf(day) === 6);
  const rows = (days: string[]) => ['day,name', ...days.map((day) => `${day},Closed`)].join('\n');
  expect((await send(mla, rows(all))).body.errors).toEqual({ week: [errorTexts.openingHours] });
  expect((await send(mla, rows(all.slice(1)))).status).toBe(200);
});
