import { expect, test } from 'vitest';
import type { OwnCalendar } from '#contract/desk/calendar.ts';
import { type Interval, openOn } from '#contract/desk/openingHours.ts';
import { rulesOf } from '#server/deadlines/rules.ts';
import type { OwnSettings } from '#server/desk/schema/offices.ts';

const named = (closed_from = 0) => ({ name: 'Feast', name_te: null, name_hi: null, closed_from });
const rules = (...settings: OwnSettings[]) => rulesOf(settings.map((each) => ({ settings: each })));
const open = (day: string, ...calendars: OwnCalendar[]) =>
  openOn(rules(...calendars.map((calendar) => ({ calendar }))).calendar, day);
const HOURS: Interval[] = [[600, 1050]];
const SUNDAYS: Interval[][] = [[[540, 780]], [], [], [], [], [], []];

test('[SLA-03, GRD-14] shipped: Monday to Saturday 10:00 to 17:30, second Saturdays and three days of every year closed', () => {
  const days = ['2026-11-23', '2026-11-22', '2026-11-07', '2026-11-14', '2026-11-28'];
  expect(days.map((day) => open(day))).toEqual([HOURS, [], HOURS, [], HOURS]);
  for (const year of [2019, 2024, 2026, 2031, 2058])
    for (const day of ['01-26', '08-15', '10-02']) expect(open(`${year}-${day}`)).toEqual([]);
  expect(rules().dayMinutes).toBe(450);
});

test('[SLA-03, GRD-01] week, closed weekdays and length of a day each come from the nearest office that has set them', () => {
  const own = { day_minutes: 300 };
  const parliament = { week: SUNDAYS, day_minutes: 200 };
  const state = { week: [], closed: [{ nth: 4, weekday: 0 }] };
  expect(rules({ calendar: own }, { calendar: parliament }, { calendar: state }).dayMinutes).toBe(300);
  expect(rules({ calendar: {} }, { calendar: parliament }).dayMinutes).toBe(200);
  expect(open('2026-11-15', own, parliament, state)).toEqual([[540, 780]]);
  expect(open('2026-11-22', own, parliament, state)).toEqual([]);
  expect(open('2026-11-14', { closed: [] })).toEqual(HOURS);
});

test('[SLA-03] a holiday is one day’s; that of the nearest office counts, and in every year before the fixed ones', () => {
  const day = '2026-11-24';
  const state = { holidays: { [day]: named(), '2026-08-15': named(780) } };
  expect(open(day, {}, state)).toEqual([]);
  expect(open(day, { holidays: { [day]: named(720) } }, state)).toEqual([[600, 720]]);
  expect(open(day, { holidays: { [day]: named(600) } }, state)).toEqual([]);
  expect(open('2026-08-15', {}, state)).toEqual([[600, 780]]);
  expect(open('2027-08-15', {}, state)).toEqual([]);
});

test('[SLA-03] an extra day opens what is a holiday, a closed weekday or a fixed day; a holiday nearer beats it', () => {
  const at: Interval[] = [[480, 600]];
  for (const day of ['2026-11-24', '2026-11-14', '2026-11-22', '2026-01-26'])
    expect(open(day, { extra: { [day]: at } }, { holidays: { [day]: named() } })).toEqual(at);
  const day = '2026-11-22';
  const state = { extra: { [day]: at } };
  expect(open(day, {}, state)).toEqual(at);
  expect(open(day, { holidays: { [day]: named() } }, state)).toEqual([]);
  expect(open(day, { holidays: { [day]: named() }, extra: { [day]: HOURS } }, state)).toEqual(HOURS);
});

test('[SLA-02, GRD-01] targets: in each office that of the category before that of all, each value by itself', () => {
  const shipped = rules();
  expect(shipped.targetOf(7, 'urgent')).toEqual({ response_minutes: 240, resolution_minutes: 3 * 450 });
  expect(shipped.targetOf(null, 'high')).toEqual({ response_minutes: 480, resolution_minutes: 10 * 450 });
  expect(shipped.targetOf(7, 'normal')).toEqual({ response_minutes: 900, resolution_minutes: 18 * 450 });
  const own = { targets: { all: { high: { resolution_days: 5 } } } };
  const state = {
    targets: {
      all: { high: { response_hours: 3, resolution_days: 9 } },
      categories: { 7: { high: { response_hours: 2, resolution_days: 4 } } },
    },
    calendar: { day_minutes: 100 },
  };
  const mixed = rules(own, state);
  expect(mixed.targetOf(7, 'high')).toEqual({ response_minutes: 120, resolution_minutes: 500 });
  expect(mixed.targetOf(8, 'high')).toEqual({ response_minutes: 180, resolution_minutes: 500 });
  expect(rules({}, state).targetOf(7, 'high').resolution_minutes).toBe(400);
});

test('[SLA-01] a category has its own priority, else that of all, else normal', () => {
  const state = {
    targets: { all: { default_priority: 'high' }, categories: { 7: { default_priority: 'urgent' } } },
  } as const;
  expect([rules().priorityOf(7), rules(state).priorityOf(7), rules({}, state).priorityOf(8)]).toEqual([
    'normal',
    'urgent',
    'high',
  ]);
  expect(rules({ targets: { all: { default_priority: 'normal' } } }, state).priorityOf(7)).toBe('normal');
});
