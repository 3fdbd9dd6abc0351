import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from './open.ts';

/** Between two slices of long work; once more where a statement then had to wait for somebody else's. */
const PAUSE = { milliseconds: 4, quiet: 3, most: 2 };

/** A call has several statements, and would wait for a transaction before each: whoever is at work is let through. */
export async function yieldToRequests(db: Db): Promise<void> {
  for (let round = 0; round < PAUSE.most; round++) {
    await pause(PAUSE.milliseconds);
    const startedAt = performance.now();
    await db.execute(sql`select 1`);
    if (performance.now() - startedAt < PAUSE.quiet) return;
  }
}

/** How many rows a transaction takes, and how long it may. */
export interface BatchLimits {
  least: number;
  most: number;
  milliseconds: number;
}

/** How many the next slice takes, so that it takes about as long as others may be kept waiting without noticing. */
export function nextSize(size: number, took: number, { least, most, milliseconds }: BatchLimits): number {
  const fitting = (size * milliseconds) / took;
  return Math.round(Math.min(most, 2 * size, Math.max(least, fitting)));
}

/**
 * Does long work in a transaction after another beside the work of the office, until `slice` says that nothing is left or the
 * signal ends it. What a transaction has written down of its progress is where an ended process goes on.
 */
export async function inBatches(
  db: Db,
  limits: BatchLimits & { first: number },
  slice: (tx: Tx, size: number) => Promise<'more' | 'over'>,
  signal?: AbortSignal,
): Promise<void> {
  let size = limits.first;
  while (!signal?.aborted) {
    const began = performance.now();
    if ((await db.transaction((tx) => slice(tx, size))) === 'over') return;
    size = nextSize(size, performance.now() - began, limits);
    await yieldToRequests(db);
  }
}

/** The same beside everything else, until it is over or `stop`, which waits for the slice at work. */
export function inBatchesWithProgress(
  db: Db,
  limits: BatchLimits & { first: number },
  slice: (tx: Tx, size: number) => Promise<'more' | 'over'>,
  failed: (err: unknown) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = inBatches(db, limits, slice, stopping.signal).catch(failed);
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}
