import { expect, test } from 'vitest';
import { ticksUpTo } from '#src/custom/dashboard/ticks.ts';

test.each([
  [0, [0, 10]],
  [1, [0, 10]],
  [10, [0, 10]],
  [34, [0, 10, 20, 30, 40]],
])('[DASH-02] an axis for %i has a step of ten', (largest, ticks) => {
  expect(ticksUpTo(largest)).toEqual(ticks);
});

test.each([200, 201, 999, 12_345, 1_000_000])(
  '[DASH-02] an axis for %i has at most twenty steps, each a multiple of ten',
  (largest) => {
    const ticks = ticksUpTo(largest);
    expect(ticks.length).toBeLessThanOrEqual(21);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest);
    expect(ticks.at(-2)).toBeLessThan(largest);
    expect(ticks.every((tick) => tick % 10 === 0)).toBe(true);
  },
);
