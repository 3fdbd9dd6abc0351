import { expect, test } from 'vitest';
import { quantile, slopeOf, summaryOf } from '../../bench/statistics.ts';

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test('a quantile is the smallest value that so many do not exceed', () => {
  expect([0.5, 0.95, 0.99, 1].map((part) => quantile(upTo(100), part))).toEqual([50, 95, 99, 100]);
  expect([0.5, 0.95].map((part) => quantile(upTo(20), part))).toEqual([10, 19]);
  expect([0, 0.5, 0.99].map((part) => quantile([7], part))).toEqual([7, 7, 7]);
  expect(quantile([], 0.5)).toBeNaN();
});

test('a summary sorts by number and leaves what it was given as it was', () => {
  const values = [100, 9, 20];
  expect(summaryOf(values)).toEqual({ p50: 20, p95: 100, p99: 100 });
  expect(values).toEqual([100, 9, 20]);
});

test('one slow answer in a hundred shows in the 99th, not in the 95th', () => {
  const values = [...upTo(98).map(() => 1), 500, 500];
  expect(summaryOf(values)).toEqual({ p50: 1, p95: 1, p99: 500 });
});

test('a slope is that of the line through the points, at any starting level', () => {
  expect(slopeOf([10, 20, 30].map((x) => ({ x, y: 1_000 + 3 * x })))).toBeCloseTo(3);
  expect(slopeOf([10, 20, 30].map((x) => ({ x, y: 1_000 })))).toBe(0);
  expect(slopeOf([{ x: 10, y: 1 }])).toBeNaN();
});
