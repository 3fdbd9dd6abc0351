import { describe, expect, test } from 'vitest';
import { MAX_OWN_DAYS } from '#contract/desk/calendar.ts';
import { openOn } from '#contract/desk/openingHours.ts';
import { codedText } from '#contract/kernel/coded.ts';
import { addDays } from '#contract/kernel/day.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { rulesFor } from '#server/deadlines/rules.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { holiday, openDeadlines } from './office.ts';

const { at, calendar, setCalendar, setTargets } = openDeadlines();
const WEEK = [[], [[600, 1050]], [[600, 1050]], [[600, 1050]], [[600, 1050]], [[600, 1050]], [[600, 1050]]];
const CLOSED = [[], [], [], [], [], [], []];
const openAt = async (day: string) => {
  const { parliament_id, assembly_id } = at().places.A1;
  const { calendar: found } = await rulesFor(at().db, {
    parliament_id: parliament_id ?? null,
    assembly_id: assembly_id ?? null,
  });
  return openOn(found, day);
};

test('[SLA-03, GRD-01, GRD-14] an office that has set nothing has what ships', async () => {
  const { status, body } = await calendar(at().mla);
  const shipped = <T>(value: T) => ({ value, from: 'default', inherited: { value, from: 'default' } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    office: { parliament: { name: 'P1' }, assembly: { name: 'A1' } },
    version: 1,
    week: shipped(WEEK),
    closed: shipped([{ nth: 2, weekday: 6 }]),
    day_minutes: shipped(450),
    holidays: [],
    extra: [],
    missing_year: null,
  });
  expect(body.fixed.map(({ month_day }) => month_day)).toEqual(['01-26', '08-15', '10-02']);
  for (const { name, name_te, name_hi } of body.fixed) expect(name && name_te && name_hi).toBeTruthy();
});

test('[SLA-03, GRD-01] each part is the own one, else the parliament’s, else the state’s; null gives it back', async () => {
  const { admin, mp, mla } = at();
  await setCalendar(admin, { day_minutes: 400, closed: [], week: [[[600, 840]], [], [], [], [], [], []] });
  await setCalendar(mp, { day_minutes: 420 });
  expect((await setCalendar(mla, { week: WEEK })).status).toBe(200);
  const { body } = await calendar(mla);
  expect(body.week).toMatchObject({ value: WEEK, from: 'own', inherited: { from: 'state' } });
  expect(body.day_minutes).toMatchObject({ value: 420, from: 'parliament' });
  expect(body.closed).toMatchObject({ value: [], from: 'state' });
  await setCalendar(mla, { week: null });
  expect((await calendar(mla)).body.week).toMatchObject({ from: 'state' });
  expect(await openAt('2026-11-23')).toEqual([]);
  expect(await openAt('2026-11-22')).toEqual([[600, 840]]);
});

test('[SLA-03] holidays and extra days are inherited by day; the nearer one counts, and is given back', async () => {
  const { admin, mla } = at();
  const day = '2026-12-25';
  await setCalendar(admin, { holidays: [{ day, holiday: holiday('Christmas') }] });
  await setCalendar(mla, {
    holidays: [
      { day, holiday: { name: 'Half Christmas', name_te: 'క్రిస్మస్', closed_from: 780 } },
      { day: '2026-08-15', holiday: holiday('Flag day', 720) },
    ],
    extra: [
      {
        day: '2026-11-29',
        hours: [
          [840, 900],
          [600, 720],
        ],
      },
    ],
  });
  const { body } = await calendar(mla);
  expect(body.holidays).toMatchObject([
    { day: '2026-08-15', from: 'own', inherited: { name: 'Independence Day', from: 'default' } },
    {
      ...{ day, name: 'Half Christmas', name_te: 'క్రిస్మస్', name_hi: null, closed_from: 780, from: 'own' },
      inherited: { name: 'Christmas', closed_from: 0, from: 'state' },
    },
  ]);
  expect(body.extra).toEqual([
    {
      day: '2026-11-29',
      hours: [
        [600, 720],
        [840, 900],
      ],
      from: 'own',
      inherited: null,
    },
  ]);
  expect(await openAt(day)).toEqual([[600, 780]]);
  expect(await openAt('2026-11-29')).toEqual([
    [600, 720],
    [840, 900],
  ]);
  await setCalendar(mla, { holidays: [{ day, holiday: null }], extra: [{ day: '2026-11-29', hours: null }] });
  const after = (await calendar(mla)).body;
  expect(after.holidays.map((row) => [row.day, row.from])).toEqual([
    ['2026-08-15', 'own'],
    [day, 'state'],
  ]);
  expect(after.extra).toEqual([]);
  expect(await openAt(day)).toEqual([]);
});

test('[SLA-03] an inherited holiday is taken back by an extra day; of two on one day the later one counts', async () => {
  const { admin, mla } = at();
  const day = '2026-12-25';
  await setCalendar(admin, { holidays: [{ day, holiday: holiday('Christmas') }] });
  await setCalendar(mla, { extra: [{ day, hours: [[600, 660]] }] });
  expect(await openAt(day)).toEqual([[600, 660]]);
  await setCalendar(mla, {
    holidays: [
      { day: '2027-03-01', holiday: holiday('First') },
      { day: '2027-03-01', holiday: holiday('Second', 600) },
    ],
  });
  expect((await calendar(mla)).body.holidays).toMatchObject([
    { day, name: 'Christmas', from: 'state' },
    { day: '2027-03-01', name: 'Second', closed_from: 600, from: 'own' },
  ]);
});

test('[SLA-03] from 1 December on it says which year has none but the fixed holidays, until there is one', async () => {
  const { clock, admin, mla } = at();
  const before = clock.now;
  const missing = async (now: string) => {
    clock.now = new Date(now);
    const { body } = await calendar(mla);
    return body.missing_year;
  };
  const year = before.getFullYear();
  expect(await missing(`${year}-11-30T18:29:00Z`)).toBeNull();
  expect(await missing(`${year}-11-30T18:30:00Z`)).toBe(year + 1);
  await setCalendar(admin, { holidays: [{ day: `${year + 1}-01-26`, holiday: holiday('Republic Day') }] });
  expect(await missing(`${year}-12-05T12:00:00Z`)).toBe(year + 1);
  await setCalendar(admin, { holidays: [{ day: `${year + 1}-03-08`, holiday: holiday('Shivaratri') }] });
  expect(await missing(`${year}-12-05T12:00:00Z`)).toBeNull();
  clock.now = before;
});

describe('what is refused changes nothing', () => {
  const onMonday = (...hours: number[][]) => ({ week: [[], hours, [], [], [], [], []] });
  const mondays = (...nths: number[]) => nths.map((nth) => ({ nth, weekday: 1 }));
  const day = '2026-12-25';
  test.each([
    [onMonday([600, 720], [700, 800]), 'week', 'Opening hours overlap on Monday.'],
    [onMonday([700, 800], [600, 701]), 'week', 'Opening hours overlap on Monday.'],
    [onMonday([1, 2], [3, 4], [5, 6], [7, 8]), 'week', errorTexts.tooManyHours],
    [onMonday([720, 720]), 'week', errorTexts.closesFirst],
    [onMonday([600, 1441]), 'week', errorTexts.notTime],
    [{ week: CLOSED }, 'week', 'A calendar needs opening hours.'],
    [onMonday([600, 601]), 'week', 'A calendar needs at least 4 open hours a week.'],
    [onMonday([600, 839]), 'week', 'A calendar needs at least 4 open hours a week.'],
    [{ ...onMonday([600, 1050]), closed: mondays(1, 2, 3, 4) }, 'week', errorTexts.fewOpeningHours],
    [{ ...onMonday([600, 1050]), closed: mondays(1, 2, 3, 4, 5) }, 'week', errorTexts.openingHours],
    [{ week: [] }, 'week', expect.any(String)],
    [{ closed: [{ nth: 6, weekday: 1 }] }, 'closed', errorTexts.notNumber],
    [{ closed: [{ nth: 1, weekday: 7 }] }, 'closed', errorTexts.notNumber],
    [{ day_minutes: 59 }, 'day_minutes', errorTexts.dayMinutes],
    [{ day_minutes: 1441 }, 'day_minutes', errorTexts.dayMinutes],
    [
      { day_minutes: 79 },
      'day_minutes',
      codedText({ code: 'responseLonger', values: { priority: 'urgent' } }),
    ],
    [{ holidays: [{ day: '2026-02-30', holiday: null }] }, 'holidays', errorTexts.notDate],
    [{ holidays: [{ day, holiday: holiday(' ') }] }, 'holidays', errorTexts.required],
    [{ holidays: [{ day, holiday: holiday('x'.repeat(101)) }] }, 'holidays', errorTexts.tooLong],
    [{ holidays: [{ day, holiday: holiday('Feast', 1440) }] }, 'holidays', errorTexts.notTime],
    [{ extra: [{ day, hours: [] }] }, 'extra', errorTexts.extraHours],
    [
      {
        extra: [
          {
            day,
            hours: [
              [1, 9],
              [8, 20],
            ],
          },
        ],
      },
      'extra',
      errorTexts.overlapExtra,
    ],
  ])('[SLA-03, API-04] %j: 422', async (given, field, text) => {
    const { status, body } = await setCalendar(at().mla, { ...given, office_id: null });
    expect([status, body.errors]).toEqual([422, { [field]: [text] }]);
    expect((await calendar(at().mla)).body.version).toBe(1);
  });

  test('[SLA-03] hours that touch do not overlap', async () => {
    expect((await setCalendar(at().mla, onMonday([600, 720], [720, 840]))).status).toBe(200);
  });

  test('[SLA-04] counts a stored week below 4 hours by the shipped one, and takes other changes', async () => {
    const { db, mla } = at();
    const stored = { week: [[], [[600, 601]], [], [], [], [], []] as const, day_minutes: 10 };
    await db.update(offices).set({ settings: { calendar: stored } });
    expect((await calendar(mla)).body).toMatchObject({
      week: { value: stored.week },
      day_minutes: { value: 10 },
    });
    const seat = { parliament_id: null, assembly_id: null };
    const rules = await rulesFor(db, seat);
    expect([rules.calendar.week, rules.dayMinutes]).toEqual([WEEK, 60]);
    const added = { holidays: [{ day, holiday: holiday('Christmas') }], week: stored.week };
    expect((await setCalendar(mla, added)).status).toBe(200);
    expect((await setCalendar(mla, onMonday([600, 602]))).body.errors).toEqual({
      week: [errorTexts.fewOpeningHours],
    });
  });

  test('[SLA-04] a calendar that closes an office further down, which inherits it', async () => {
    const { admin, mla } = at();
    const sundays = [[[600, 840]], [], [], [], [], [], []];
    await setCalendar(mla, { week: sundays });
    const closed = [1, 2, 3, 4, 5].map((nth) => ({ nth, weekday: 0 }));
    const { status, body } = await setCalendar(admin, { closed });
    expect([status, body.errors]).toEqual([422, { week: ['A calendar needs opening hours.'] }]);
    await setCalendar(mla, { closed: [] });
    expect((await setCalendar(admin, { closed })).status).toBe(200);
  });

  test('[SLA-02] a shorter working day that own targets do not fit into', async () => {
    const { mla } = at();
    await setTargets(mla, [{ category_id: null, urgent: { response_hours: 20 } }]);
    const { status, body } = await setCalendar(mla, { day_minutes: 399 });
    expect([status, body.errors]).toEqual([
      422,
      { day_minutes: [codedText({ code: 'responseLonger', values: { priority: 'urgent' } })] },
    ]);
    expect((await setCalendar(mla, { day_minutes: 400 })).status).toBe(200);
  });

  test('[SLA-03] more holidays or extra days of its own than an office may have', async () => {
    const { mla } = at();
    const days = Array.from({ length: MAX_OWN_DAYS + 1 }, (_, n) => addDays('2027-01-01', n));
    const holidays = days.map((each) => ({ day: each, holiday: holiday('Feast', 1000) }));
    const extra = days.map((each) => ({ day: each, hours: [[0, 1440]] }));
    expect((await setCalendar(mla, { holidays: holidays.slice(1), extra: extra.slice(1) })).status).toBe(200);
    expect((await setCalendar(mla, { holidays: holidays.slice(0, 1) })).body.errors).toEqual({
      holidays: [errorTexts.tooManyHolidays],
    });
    expect((await setCalendar(mla, { extra: extra.slice(0, 1) })).body.errors).toEqual({
      extra: [errorTexts.tooManyExtraDays],
    });
  });
});
