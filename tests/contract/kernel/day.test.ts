import { expect, test } from 'vitest';
import { addDays, isTooFar } from '#contract/kernel/day.ts';

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['9999-12-31', 15, '9999-12-31'],
  ['0001-01-01', -400, '0001-01-01'],
  ['2026-01-01', 1e12, '9999-12-31'],
])('[REF-09] moves %s by %d days and stays among the days that can be written', (day, days, then) => {
  expect(addDays(day, days)).toBe(then);
});

test('[REF-12, MSG-23] is too far after 365 days', () => {
  expect(['2027-03-02', '2027-03-03', '9999-12-31'].map((day) => isTooFar(day, '2026-03-02'))).toEqual([
    ...[false, true, true],
  ]);
});
