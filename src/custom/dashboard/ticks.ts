const STEP = 10;
const MOST_STEPS = 20;

/**
 * The numbers on an axis, from 0 to the first beyond the largest, in steps of 10, or 20, 50, 100 … for larger numbers.
 */
export function ticksUpTo(largest: number): number[] {
  let step = STEP;
  for (let turn = 0; largest > step * MOST_STEPS; turn++) step *= turn % 3 === 1 ? 2.5 : 2;
  const steps = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
