import { setTimeout as wait } from 'node:timers/promises';
import { summaryOf } from '../statistics.ts';

const EVERY_MS = 50;

export interface Timed {
  seconds: number;
  /** Milliseconds that the longest of the calls beside it took; 0 where nobody asked. */
  longest: number;
  /** Of 100 of these calls 95 took no longer; NaN where nobody asked. */
  p95: number;
}

/** How long work takes, and what somebody waits who asks for something again and again meanwhile. */
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
