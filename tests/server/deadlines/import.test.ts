import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from '../../../contract/day.ts';
import { messages } from '../../../contract/messages.ts';
import { heldBy } from '../held.ts';
import { holiday, openDeadlines, type Person } from './office.ts';

const { at, calendar, setCalendar, officeOf } = openDeadlines();
const send = async (
  by: Person,
  text: string | Uint8Array,
  { name = 'days.csv', ...more }: { name?: string; [field: string]: unknown } = {},
) => {
  const file = new File([text as BlobPart], name, { type: 'text/csv' });
  const { status, body } = await at().send('POST', 'sla/calendar/import', {
    token: by.token,
    form: { file, ...more },
  });
  return { status, body };
};
const own = async (by: Person) =>
  (await calendar(by)).body.holidays
    .filter(({ from }) => from === 'own')
    .map(({ day, name, name_te, name_hi, closed_from }) => [day, name, name_te, name_hi, closed_from]);

const ics = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'];
const sendIcs = (text: string, more: object = {}) => send(at().mla, text, { name: 'days.ics', ...more });

describe('csv', () => {
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
      moves: { total: 0, moved: 0, earlier: 0, overdue: 0 },
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
        { row: 2, message: messages.notDate },
        { row: 3, message: messages.required },
        { row: 4, message: messages.tooLong },
        { row: 5, message: messages.notTime },
      ],
    ]);
    expect(await own(at().mla)).toEqual([]);
  });

  test('[SLA-03] without its columns, broken, or none at all', async () => {
    const { mla } = at();
    const missing = await send(mla, 'date,title\n2027-03-01,Feast');
    expect(missing.body.errors).toEqual(
      ['day', 'name'].map((name) => ({ row: 1, message: `The column ${name} is missing.` })),
    );
    const quoted = await send(mla, 'day,name\n2027-03-01,"Feast\n2027-03-02,Next');
    expect([quoted.status, quoted.body.errors]).toMatchObject([422, [{ row: 2 }]]);
    const none = await at().send('POST', 'sla/calendar/import', { token: mla.token, form: {} });
    expect(none.body.errors).toEqual({ file: [messages.notFile] });
    const large = await send(mla, 'x'.repeat(1024 * 1024 + 1));
    expect(large.body.errors).toEqual({ file: [messages.holidaySize] });
  });
});

describe('ics', () => {
  test('[SLA-03] whole days, folded lines, several days up to their end, names in languages', async () => {
    const text = ics(
      'X-WR-CALNAME;X="a:b;c":Holidays',
      ...event(
        'DTSTART;VALUE=DATE:20270308',
        'DTEND;VALUE=DATE:20270309',
        'SUMMARY:Maha Shiva',
        ' ratri\\, night',
      ),
      ...event(
        'SUMMARY;LANGUAGE=te:దసరా',
        'SUMMARY;LANGUAGE=en-IN:Dussehra',
        'SUMMARY;LANGUAGE=HI:दशहरा',
        'DTSTART;VALUE=DATE:20271230',
        'BEGIN:VALARM',
        'SUMMARY:Wake up',
        'END:VALARM',
        'DTEND;VALUE=DATE:20280102',
      ),
      ...event('DTSTART:20270401', 'DURATION:P2D', 'SUMMARY:Ugadi'),
    );
    expect((await sendIcs(`\uFEFF${text}`)).status).toBe(200);
    expect(await own(at().mla)).toEqual([
      ['2027-03-08', 'Maha Shivaratri, night', null, null, 0],
      ['2027-04-01', 'Ugadi', null, null, 0],
      ['2027-04-02', 'Ugadi', null, null, 0],
      ...['2027-12-30', '2027-12-31', '2028-01-01'].map((day) => [day, 'Dussehra', 'దసరా', 'दशहरा', 0]),
    ]);
  });

  test('[SLA-03] it is known by its content, too; what is no whole day, repeated or called off is left out', async () => {
    const text = ics(
      ...event('DTSTART:20270308T100000Z', 'SUMMARY:Meeting'),
      ...event('DTSTART;VALUE=DATE:20270309', 'RRULE:FREQ=YEARLY', 'SUMMARY:Founding day'),
      ...event('DTSTART;VALUE=DATE:20270310', 'STATUS:CANCELLED', 'SUMMARY:Fair'),
      ...event('DTSTART;VALUE=DATE:20270311', 'SUMMARY:Holi'),
    );
    const { body } = await send(at().mla, text, { name: 'days.txt', dry_run: 'true' });
    expect(body).toMatchObject({ added: [{ day: '2027-03-11', name: 'Holi' }], left_out: 3 });
  });

  test.each([
    ['no calendar', 'day,name\n2027-03-01,Feast', 1],
    ['nothing', '', 1],
    ['a line without a colon', ics('VERSION'), 3],
    ['a day that is none', ics(...event('DTSTART;VALUE=DATE:20270230', 'SUMMARY:Feast')), 5],
    ['an event without a day', ics(...event('SUMMARY:Feast')), 6],
    ['an event without a name', ics(...event('DTSTART;VALUE=DATE:20270301')), 6],
    [
      'an end before its beginning',
      ics(...event('DTSTART;VALUE=DATE:20270301', 'SUMMARY:Feast', 'DTEND;VALUE=DATE:20270228')),
      7,
    ],
    [
      'an event of many years',
      ics(...event('DTSTART;VALUE=DATE:20270301', 'SUMMARY:Feast', 'DTEND;VALUE=DATE:20990301')),
      7,
    ],
    ['blocks that do not close', ics('BEGIN:VEVENT', 'END:VTODO'), 4],
    ['an end that is missing', 'BEGIN:VCALENDAR\nVERSION:2.0', 2],
    ['something after the end', `${ics()}X:1`, 4],
  ])('[SLA-03] %s: 422 with the line', async (_, text, line) => {
    const { status, body } = await sendIcs(text);
    const message = `The file is broken in line ${line}.`;
    expect([status, body.message, body.errors]).toEqual([422, message, [{ row: line, message }]]);
    expect(await own(at().mla)).toEqual([]);
  });
});

test('[GRD-01, UPD-05] into whose office, and into which version of it', async () => {
  const { admin, mla, staff, deskHead, mp } = at();
  const csv = 'day,name\n2027-03-08,Feast';
  expect((await send(staff, csv)).status).toBe(403);
  for (const dry_run of ['true', 'false'])
    expect((await send(deskHead, csv, { office_id: await officeOf(mp), dry_run })).status).toBe(404);
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

test('[SLA-03] more holidays than an office may have: 422, and none of them is kept', async () => {
  const { mla } = at();
  const year = (from: string, to: string) =>
    event(`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`, 'SUMMARY:Closed');
  const { status, body } = await sendIcs(
    ics(...year('20260101', '20270101'), ...year('20270101', '20280101')),
  );
  expect([status, body.errors]).toEqual([422, { holidays: [messages.tooManyHolidays] }]);
  expect(await own(mla)).toEqual([]);
});

test('[SLA-03] a file of few days that are named again and again is not read to its end', async () => {
  const year = event('DTSTART;VALUE=DATE:20270101', 'DTEND;VALUE=DATE:20280101', 'SUMMARY:Closed');
  const named = (times: number) => ics(...Array.from({ length: times }, () => year).flat());
  const dry = { dry_run: 'true' };
  expect((await sendIcs(named(10), dry)).body.added).toHaveLength(365);
  const { status, body } = await sendIcs(named(11), dry);
  expect([status, body.errors]).toEqual([422, { holidays: [messages.tooManyHolidays] }]);
});

test('[SLA-04] holidays that would close it for good: 422', async () => {
  const { mla } = at();
  const saturdays = [[], [], [], [], [], [], [[600, 720]]];
  const closed = [1, 3, 4, 5].map((nth) => ({ nth, weekday: 6 }));
  const start = at().clock.now.toISOString().slice(0, 10);
  await setCalendar(mla, { week: saturdays, closed: [] });
  // What stays open are the second Saturdays of 400 days.
  expect((await setCalendar(mla, { closed })).status).toBe(200);
  const seconds = Array.from({ length: 440 }, (_, n) => addDays(start, n)).filter(
    (day) => weekdayOf(day) === 6 && Math.ceil(Number(day.slice(8)) / 7) === 2,
  );
  const rows = (days: string[]) => ['day,name', ...days.map((day) => `${day},Closed`)].join('\n');
  expect((await send(mla, rows(seconds))).body.errors).toEqual({ week: [messages.openingHours] });
  expect((await send(mla, rows(seconds.slice(1)))).status).toBe(200);
});
