import { expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { openImports } from './importing.ts';

const { at, own, send } = openImports();

const ics = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'];
const sendIcs = (text: string, more: object = {}) => send(at().mla, text, { name: 'days.ics', ...more });

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
  const said = { message: `The file is broken in line ${line}.`, code: 'brokenLine', values: { line } };
  expect([status, body]).toMatchObject([422, said]);
  expect(body.errors).toEqual([{ row: line, ...said }]);
  expect(await own(at().mla)).toEqual([]);
});

test('[SLA-03] more holidays than an office may have: 422, and none of them is kept', async () => {
  const { mla } = at();
  const year = (from: string, to: string) =>
    event(`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`, 'SUMMARY:Closed');
  const { status, body } = await sendIcs(
    ics(...year('20260101', '20270101'), ...year('20270101', '20280101')),
  );
  expect([status, body.errors]).toEqual([422, { holidays: [errorTexts.tooManyHolidays] }]);
  expect(await own(mla)).toEqual([]);
});

test('[SLA-03] a file of few days that are named again and again is not read to its end', async () => {
  const year = event('DTSTART;VALUE=DATE:20270101', 'DTEND;VALUE=DATE:20280101', 'SUMMARY:Closed');
  const named = (times: number) => ics(...Array.from({ length: times }, () => year).flat());
  const dry = { dry_run: 'true' };
  expect((await sendIcs(named(10), dry)).body.added).toHaveLength(365);
  const { status, body } = await sendIcs(named(11), dry);
  expect([status, body.errors]).toEqual([422, { holidays: [errorTexts.tooManyHolidays] }]);
});
