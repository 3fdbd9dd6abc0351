import { setTimeout as wait } from 'node:timers/promises';
import { summaryOf } from '../statistics.ts';

const EVERY_MS = 50;

export interface Timed {
  seconds: number;
  /** The longest of the parallel calls in milliseconds; 0 without any. */
  longest: number;
  /** The 95th percentile of these calls; NaN without any. */
  p95: number;
}

/** Measures how long work takes, and how long a user waits who repeats a call in parallel. */
export async function beside(
  ask: (() => Promise<unknown>) | undefined,
  work: () => Promise<void>,
): Promise<Timed> {
  let ended = false;
  const times: number[] = [];
  const asking = (async () => {
    while (ask && !ended) {
      const asked = performance.now();
      await ask();
      times.push(performance.now() - asked);
      await wait(EVERY_MS);
    }
  })();
  const started = performance.now();
  try {
    await work();
    const seconds = (performance.now() - started) / 1_000;
    return { seconds, longest: Math.max(0, ...times), p95: summaryOf(times).p95 };
  } finally {
    ended = true;
    await asking;
  }
}
