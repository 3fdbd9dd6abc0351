import type { Random } from '#server/transfer/seed/random.ts';

/**
 * When independent users make requests, in milliseconds from the start: `rate` a second on average, sometimes several
 * at once. The schedule is fixed in advance, so a slow server does not slow down the users.
 */
export function arrivals(rate: number, seconds: number, random: Random): number[] {
  const times: number[] = [];
  const gap = () => (-Math.log(1 - random.next()) / rate) * 1_000;
  for (let time = gap(); time < seconds * 1_000; time += gap()) times.push(time);
  return times;
}
