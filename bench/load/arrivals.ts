import type { Random } from '#server/transfer/seed/random.ts';

/**
 * When people who know nothing of each other ask, in milliseconds from the start: `rate` a second on average, at times
 * several at once. The schedule stands before the first answer, so that a slow server does not slow those who ask.
 */
export function arrivals(rate: number, seconds: number, random: Random): number[] {
  const times: number[] = [];
  const gap = () => (-Math.log(1 - random.next()) / rate) * 1_000;
  for (let time = gap(); time < seconds * 1_000; time += gap()) times.push(time);
  return times;
}
