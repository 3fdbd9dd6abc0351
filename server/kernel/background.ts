import { setTimeout as pause } from 'node:timers/promises';

/** Work in the background of the process. `stop` waits for what is running. */
export interface Background {
  stop(): Promise<void>;
}

/** Starts work that ends when its signal aborts, or earlier. */
export function inBackground(work: (signal: AbortSignal) => Promise<void>): Background {
  const stopping = new AbortController();
  const running = work(stopping.signal);
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}

/** Runs work again and again until the signal aborts, with a pause after each run. */
export async function repeat(pauseMs: number, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await work();
    await pause(pauseMs, undefined, { signal }).catch(() => {});
  }
}
