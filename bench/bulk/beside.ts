import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 50;

export interface Timed {
  seconds: number;
  /** Milliseconds that the longest of the calls beside it took; 0 where nobody asked. */
  longest: number;
}

/** How long work takes, and what somebody waits who asks for something again and again meanwhile. */
export async function beside(
  ask: (() => Promise<unknown>) | undefined,
  work: () => Promise<void>,
): Promise<Timed> {
  let ended = false;
  let longest = 0;
  const asking = (async () => {
    while (ask && !ended) {
      const asked = performance.now();
      await ask();
      longest = Math.max(longest, performance.now() - asked);
      await wait(EVERY_MS);
    }
  })();
  const started = performance.now();
  try {
    await work();
    return { seconds: (performance.now() - started) / 1_000, longest };
  } finally {
    ended = true;
    await asking;
  }
}
