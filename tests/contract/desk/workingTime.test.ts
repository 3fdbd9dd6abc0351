import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Calendar, type Interval, openOn } from '#contract/desk/openingHours.ts';
import {
  afterWorkingDays,
  afterWorkingTime,
  hasOpeningHours,
  nextOpening,
  workingDaysBetween,
  workingTime,
} from '#contract/desk/workingTime.ts';
import { addDays, dayOf, startOf, weekdayOf } from '#contract/kernel/day.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FIRST = '2027-12-20';

const intervals = fc
  .uniqueArray(fc.integer({ min: 0, max: 1440 }), { maxLength: 6 })
  .map((ends): Interval[] => {
    const sorted = ends.sort((one, other) => one - other);
    return Array.from({ length: Math.floor(sorted.length / 2) }, (_, n) => [
      sorted[2 * n] ?? 0,
      sorted[2 * n + 1] ?? 0,
    ]);
  });
/** Within 100 days, across a year's end and a leap day. */
const day = fc.integer({ min: 0, max: 99 }).map((n) => addDays(FIRST, n));
const minute = fc.integer({ min: 0, max: 1439 });
/** Calendars with holidays and extra days from these. */
function calendarsOf(day: fc.Arbitrary<string>): fc.Arbitrary<Calendar> {
  const byDay = <T>(value: fc.Arbitrary<T>) => fc.dictionary(day, value, { maxKeys: 8 });
  const everyYear = fc.dictionary(
    day.map((date) => date.slice(5)),
    minute,
    { maxKeys: 8 },
  );
  const calendar = {
    week: fc.array(intervals, { minLength: 7, maxLength: 7 }),
    closed: fc.array(
      fc.record({ nth: fc.integer({ min: 1, max: 5 }), weekday: fc.integer({ min: 0, max: 6 }) }),
      { maxLength: 3 },
    ),
    holidays: byDay(minute),
    yearly: everyYear,
    extra: byDay(intervals),
  };
  return fc.record(calendar, { requiredKeys: ['week', 'closed', 'holidays', 'extra'] });
}
const calendars = calendarsOf(day);
const instant = fc
  .integer({ min: 0, max: 100 * 24 * HOUR })
  .map((milliseconds) => new Date(startOf(FIRST) + milliseconds));
const inOrder = (...instants: Date[]) => instants.sort((one, other) => one.getTime() - other.getTime());

test('[SLA-04] working time is additive', () => {
  fc.assert(
    fc.property(calendars, instant, instant, instant, (calendar, ...given) => {
      const [from, between, to] = inOrder(...given) as [Date, Date, Date];
      expect(workingTime(calendar, from, between) + workingTime(calendar, between, to)).toBe(
        workingTime(calendar, from, to),
      );
    }),
  );
});

test('[SLA-04] working time never falls, and never passes faster than time', () => {
  fc.assert(
    fc.property(calendars, instant, instant, (calendar, ...given) => {
      const [from, to] = inOrder(...given) as [Date, Date];
      const time = workingTime(calendar, from, to);
      expect(time).toBeGreaterThanOrEqual(0);
      expect(time).toBeLessThanOrEqual(to.getTime() - from.getTime());
      expect(workingTime(calendar, to, from)).toBe(0);
    }),
  );
});

test('[SLA-04] an instant after so much working time is the first one after which it has gone by', () => {
  fc.assert(
    fc.property(calendars, instant, fc.integer({ min: 0, max: 40 * HOUR }), (calendar, from, time) => {
      const then = afterWorkingTime(calendar, from, time);
      if (!then) return;
      expect(workingTime(calendar, from, then)).toBe(time);
      if (time > 0) expect(workingTime(calendar, from, new Date(then.getTime() - 1))).toBe(time - 1);
    }),
  );
});

test('[SLA-04] a start outside opening hours counts from the next opening', () => {
  fc.assert(
    fc.property(calendars, instant, fc.integer({ min: 1, max: 20 * HOUR }), (calendar, from, time) => {
      const opening = nextOpening(calendar, from);
      if (!opening) return;
      expect(workingTime(calendar, from, opening)).toBe(0);
      expect(workingTime(calendar, opening, new Date(opening.getTime() + 1))).toBe(1);
      expect(afterWorkingTime(calendar, opening, time)).toEqual(afterWorkingTime(calendar, from, time));
    }),
  );
});

const wall = new Intl.DateTimeFormat('sv', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Checks a single minute with the calendar. */
function isOpenAt(
  { week, closed, holidays, yearly, extra }: Calendar,
  date: string,
  minute: number,
): boolean {
  const within = (open: readonly Interval[]) => open.some(([from, to]) => minute >= from && minute < to);
  if (extra[date]) return within(extra[date]);
  if (minute >= (holidays[date] ?? yearly?.[date.slice(5)] ?? 1440)) return false;
  const at = new Date(`${date}T12:00:00`);
  const weekday = at.getDay();
  if (!within(week[weekday] ?? [])) return false;
  return closed.every((each) => each.weekday !== weekday || each.nth !== nthOf(at));
}

/** How often its weekday has occurred in its month. */
function nthOf(at: Date): number {
  let nth = 0;
  for (const day = new Date(at); day.getMonth() === at.getMonth(); day.setDate(day.getDate() - 7)) nth += 1;
  return nth;
}

test('[SLA-04] over 400 days it is what a count of the minutes gives', () => {
  const calendar: Calendar = {
    week: [
      [],
      ...Array.from({ length: 4 }, (): Interval[] => [
        [600, 780],
        [840, 1050],
      ]),
      [[0, 1440]],
      [[600, 1050]],
    ],
    closed: [
      { nth: 2, weekday: 6 },
      { nth: 5, weekday: 1 },
    ],
    holidays: { '2028-01-26': 0, '2028-02-29': 720, '2028-08-15': 0, '2028-10-02': 0 },
    extra: {
      '2028-08-15': [[480, 540]],
      '2028-03-05': [
        [600, 660],
        [1380, 1440],
      ],
    },
  };
  const from = new Date('2027-12-20T00:00:00+05:30');
  let minutes = 0;
  for (let hour = 0; hour < 400 * 24; hour += 1) {
    const at = new Date(from.getTime() + hour * HOUR);
    const [date = '', time = ''] = wall.format(at).split(' ');
    expect([at, workingTime(calendar, from, at)]).toEqual([at, minutes * MINUTE]);
    const first = 60 * Number(time.slice(0, 2));
    for (let minute = first; minute < first + 60; minute += 1)
      if (isOpenAt(calendar, date, minute)) minutes += 1;
  }
  expect(minutes).toBeGreaterThan(100_000);
});

/** A few days around the end of a year or of February, with a complex calendar. */
const spans = fc.integer({ min: 0, max: 95 }).chain((first) =>
  fc.record({
    first: fc.constant(addDays(FIRST, first)),
    calendar: calendarsOf(fc.integer({ min: 0, max: 4 }).map((n) => addDays(FIRST, first + n))),
    from: fc.integer({ min: 0, max: 2 * 1440 }),
    minutes: fc.integer({ min: 0, max: 3 * 1440 }),
  }),
);

test('[SLA-03, SLA-04] equals a count of the minutes for any calendar @seldom', () => {
  fc.assert(
    fc.property(spans, ({ first, calendar, from, minutes }) => {
      let open = 0;
      for (let minute = from; minute < from + minutes; minute += 1)
        if (isOpenAt(calendar, addDays(first, Math.floor(minute / 1440)), minute % 1440)) open += 1;
      const start = startOf(first) + from * MINUTE;
      expect(workingTime(calendar, new Date(start), new Date(start + minutes * MINUTE))).toBe(open * MINUTE);
    }),
    { numRuns: 500 },
  );
});

/** The results of the same functions when each day is checked. */
const byDays = {
  workingTime(calendar: Calendar, from: Date, to: Date): number {
    let time = 0;
    for (const [opens, closes] of openings(calendar, dayOf(from), 60))
      time += Math.max(0, Math.min(closes, to.getTime()) - Math.max(opens, from.getTime()));
    return time;
  },
  afterWorkingTime(calendar: Calendar, from: Date, time: number): Date | null {
    let left = time;
    for (const [opens, closes] of openings(calendar, dayOf(from), 900)) {
      const begins = Math.max(opens, from.getTime());
      if (begins >= closes) continue;
      if (left <= closes - begins) return new Date(begins + left);
      left -= closes - begins;
    }
    return null;
  },
  openDays: (calendar: Calendar, from: string, days: number) =>
    Array.from({ length: days }, (_, n) => addDays(from, n + 1)).filter(
      (day) => openOn(calendar, day).length > 0,
    ),
};

function* openings(calendar: Calendar, from: string, days: number): Generator<Interval> {
  for (let n = 0; n < days; n++) {
    const day = addDays(from, n);
    for (const [opens, closes] of openOn(calendar, day))
      yield [startOf(day) + opens * MINUTE, startOf(day) + closes * MINUTE];
  }
}

test('[SLA-03, SLA-04] whole years at once come to the same as one day after the other', () => {
  const time = fc.integer({ min: 0, max: 300 * HOUR });
  const days = fc.integer({ min: 1, max: 50 });
  fc.assert(
    fc.property(calendars, instant, time, days, (calendar, from, time, days) => {
      const slow = byDays.afterWorkingTime(calendar, from, time);
      if (slow) expect(afterWorkingTime(calendar, from, time)).toEqual(slow);
      const to = new Date(from.getTime() + days * 24 * HOUR);
      expect(workingTime(calendar, from, to)).toBe(byDays.workingTime(calendar, from, to));
      const open = byDays.openDays(calendar, dayOf(from), days);
      expect(workingDaysBetween(calendar, dayOf(from), addDays(dayOf(from), days))).toBe(open.length);
      if (open.length > 0) expect(afterWorkingDays(calendar, dayOf(from), open.length)).toBe(open.at(-1));
    }),
    { numRuns: 300 },
  );
});

test('[SLA-04] of centuries it adds up years, with every leap day', () => {
  let looked = 0;
  const look = () => {
    looked += 1;
  };
  const extra: Calendar['extra'] = new Proxy({}, { get: look });
  const mondays: Calendar = {
    ...{ week: [[], [[600, 601]]], closed: [], extra },
    holidays: { '2000-01-03': 0 },
  };
  const [from, to] = [new Date('0002-01-01T00:00:00+05:30'), new Date('2026-01-01T00:00:00+05:30')];
  const weeks = (to.getTime() - from.getTime()) / (7 * 24 * HOUR);
  const minutes = workingTime(mondays, from, to) / MINUTE;
  expect(Math.abs(minutes + 1 - weeks)).toBeLessThan(1);
  expect(afterWorkingTime(mondays, from, minutes * MINUTE)).toEqual(new Date('2025-12-29T10:01:00+05:30'));
  expect(workingDaysBetween(mondays, '0002-01-01', '2026-01-01')).toBe(minutes);
  expect(afterWorkingTime(mondays, to, 600_000 * MINUTE)).toBeNull();
  expect(looked).toBeLessThan(40 * 366);
});

const plain: Calendar = {
  week: [[], ...Array.from({ length: 6 }, (): Interval[] => [[600, 1050]])],
  closed: [{ nth: 2, weekday: 6 }],
  holidays: { '2028-01-26': 0, '2028-02-29': 720 },
  extra: { '2028-02-13': [[600, 660]] },
};

test('[SLA-03] extra days beat holidays, holidays beat weekdays, the second Saturday is closed', () => {
  expect(openOn(plain, '2028-02-12')).toEqual([]);
  expect(openOn(plain, '2028-02-19')).toEqual([[600, 1050]]);
  expect(openOn(plain, '2028-01-26')).toEqual([]);
  expect(openOn(plain, '2028-02-29')).toEqual([[600, 720]]);
  expect(openOn(plain, '2028-02-13')).toEqual([[600, 660]]);
  expect(openOn({ ...plain, extra: { '2028-01-26': [[540, 600]] } }, '2028-01-26')).toEqual([[540, 600]]);
});

test('[SLA-04] working time over a closed weekend ends when the office has been open for so long', () => {
  const friday = new Date('2028-02-11T17:00:00+05:30');
  expect(afterWorkingTime({ ...plain, extra: {} }, friday, HOUR)).toEqual(
    new Date('2028-02-14T10:30:00+05:30'),
  );
  expect(afterWorkingTime(plain, friday, HOUR)).toEqual(new Date('2028-02-13T10:30:00+05:30'));
  expect(afterWorkingTime(plain, friday, HOUR / 2)).toEqual(new Date('2028-02-11T17:30:00+05:30'));
});

test('[SLA-04] working days are those on which the office opens', () => {
  expect(afterWorkingDays(plain, '2028-02-11', 0)).toBe('2028-02-11');
  expect(afterWorkingDays(plain, '2028-02-11', 1)).toBe('2028-02-13');
  expect(afterWorkingDays(plain, '2028-01-25', 2)).toBe('2028-01-28');
});

test('[SLA-04] an office that never opens has no instant after any working time', () => {
  const never: Calendar = { week: [], closed: [], holidays: {}, extra: { '2028-01-01': [[600, 660]] } };
  const from = new Date('2028-01-01T10:30:00+05:30');
  expect(afterWorkingTime(never, from, HOUR / 2)).toEqual(new Date('2028-01-01T11:00:00+05:30'));
  expect(afterWorkingTime(never, from, HOUR)).toBeNull();
  expect(afterWorkingDays(never, '2028-01-01', 1)).toBeNull();
  expect(hasOpeningHours(never, '2028-01-01')).toBe(true);
  expect(hasOpeningHours(never, '2028-01-02')).toBe(false);
  expect(weekdayOf('2028-01-02')).toBe(0);
});
