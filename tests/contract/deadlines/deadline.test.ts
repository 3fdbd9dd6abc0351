import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deadlineOf } from '#contract/deadlines/deadline.ts';
import type { Pause } from '#contract/deadlines/pause.ts';
import type { Calendar } from '#contract/desk/openingHours.ts';
import { workingTime } from '#contract/desk/workingTime.ts';
import { addDays, startOf } from '#contract/kernel/day.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const HOURS = [[600, 1050]] as const;
const CALENDAR: Calendar = {
  week: [[], HOURS, HOURS, HOURS, HOURS, HOURS, HOURS],
  closed: [{ nth: 2, weekday: 6 }],
  holidays: { '2026-06-10': 0, '2026-06-12': 720 },
  extra: {},
};
const START = new Date('2026-06-01T11:00:00+05:30');
const TARGET = { response_minutes: 900, resolution_minutes: 18 * 450 };
const at = (text: string) => new Date(`${text}:00+05:30`);

/** One after the other, each up to 90 days long. */
const pauses = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 20 * 1440 }), fc.integer({ min: 1, max: 90 * 1440 })), {
    maxLength: 4,
  })
  .map((spans) => {
    let end = START.getTime();
    return spans.map(([gap, length]): Pause => {
      const from = end + gap * MINUTE;
      end = from + length * MINUTE;
      return { from: new Date(from), to: new Date(end) };
    });
  });
const due = (given: readonly Pause[], target = TARGET) => deadlineOf(CALENDAR, target, START, given);
const holds = (property: Parameters<typeof fc.assert>[0]) => fc.assert(property, { numRuns: 200 });

test('[SLA-04] an office that closes at 24:00 has until the end of that day, not the next one', () => {
  const untilMidnight: Calendar = {
    ...{ closed: [], holidays: {}, extra: {} },
    week: Array.from({ length: 7 }, () => [[960, 1440]] as const),
  };
  const monday = at('2026-06-01T16:00');
  const target = { response_minutes: 480, resolution_minutes: 10 * 480 };
  expect(deadlineOf(untilMidnight, target, monday)).toEqual({
    response_due_at: at('2026-06-02T00:00'),
    risk_on: '2026-06-08',
    due_on: '2026-06-10',
  });
  const allDay = { ...untilMidnight, week: Array.from({ length: 7 }, () => [[0, 1440]] as const) };
  const days = { response_minutes: 60, resolution_minutes: 3 * 1440 };
  expect(deadlineOf(allDay, days, at('2026-06-01T00:00')).due_on).toBe('2026-06-03');
});

describe('[SLA-07] a pause', () => {
  test('adds the working time inside it, and no night, Sunday or holiday', () => {
    expect(due([])).toMatchObject({ risk_on: '2026-06-20', due_on: '2026-06-24' });
    const overNight = { from: at('2026-06-02T17:30'), to: at('2026-06-03T10:00') };
    expect(due([overNight])).toEqual(due([]));
    const overSunday = { from: at('2026-06-06T17:30'), to: at('2026-06-08T00:00') };
    expect(due([overSunday])).toEqual(due([]));
    const fiveDays = { from: at('2026-06-02T10:00'), to: at('2026-06-07T00:00') };
    expect(due([fiveDays])).toMatchObject({ risk_on: '2026-06-26', due_on: '2026-06-30' });
    const overHoliday = { from: at('2026-06-10T00:00'), to: at('2026-06-11T00:00') };
    expect(due([overHoliday])).toEqual(due([]));
  });

  test('never moves the first response', () => {
    holds(
      fc.property(pauses, (given) => {
        expect(due(given).response_due_at).toEqual(due([]).response_due_at);
      }),
    );
  });

  test('changes nothing of what was due before it', () => {
    const late = { from: at('2026-06-24T17:00'), to: at('2026-08-01T00:00') };
    expect(due([late])).toEqual(due([]));
    const betweenRiskAndDue = { from: at('2026-06-22T10:00'), to: at('2026-06-24T00:00') };
    expect(due([betweenRiskAndDue])).toMatchObject({ risk_on: '2026-06-20', due_on: '2026-06-26' });
  });

  test('leaves as much working time outside the pauses as the target has', () => {
    holds(
      fc.property(pauses, (given) => {
        const { due_on } = due(given);
        const counted = (until: number) =>
          workingTime(CALENDAR, START, new Date(until)) -
          given
            .map(({ from, to }) => workingTime(CALENDAR, from, new Date(Math.min(to.getTime(), until))))
            .reduce((sum, each) => sum + each, 0);
        const begins = startOf(due_on ?? '');
        const time = TARGET.resolution_minutes * MINUTE;
        expect(counted(begins)).toBeLessThan(time + 1);
        expect(counted(begins + DAY)).toBeGreaterThanOrEqual(time);
      }),
    );
  });

  test('moves nothing earlier, and a longer or further one moves it no less', () => {
    holds(
      fc.property(pauses, fc.integer({ min: 0, max: 60 }), (given, days) => {
        const [last] = given.slice(-1);
        const shorter = due(given.slice(0, -1)).due_on ?? '';
        expect((due(given).due_on ?? '') >= shorter).toBe(true);
        if (!last) return;
        const longer = { ...last, to: new Date(last.to.getTime() + days * DAY) };
        expect((due([...given.slice(0, -1), longer]).due_on ?? '') >= (due(given).due_on ?? '')).toBe(true);
      }),
    );
  });

  test('cut in two is the same', () => {
    holds(
      fc.property(
        fc.integer({ min: 1, max: 80 * 1440 }),
        fc.integer({ min: 1, max: 1440 }),
        (length, first) => {
          const from = at('2026-06-03T12:00');
          const to = new Date(from.getTime() + (length + first) * MINUTE);
          const cut = new Date(from.getTime() + first * MINUTE);
          expect(
            due([
              { from, to: cut },
              { from: cut, to },
            ]),
          ).toEqual(due([{ from, to }]));
        },
      ),
    );
  });

  test('is over before the day on which it ends', () => {
    const until = addDays('2026-06-02', 1);
    const oneDay = { from: at('2026-06-02T10:00'), to: new Date(startOf(until)) };
    expect(due([oneDay], { response_minutes: 60, resolution_minutes: 900 }).due_on).toBe('2026-06-04');
  });
});
