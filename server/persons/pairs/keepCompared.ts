import { setTimeout as pause } from 'node:timers/promises';
import { inBatches } from '#server/kernel/db/batches.ts';
import type { Database, Tx } from '#server/kernel/db/open.ts';
import { unfinishedImports } from '#server/kernel/db/unfinishedImports.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { compareSome } from './compare.ts';

const SLICE = { first: 10, least: 10, most: 200, milliseconds: 50 };
/** How long whoever was just made or changed waits to be compared, when nobody else does. */
const LOOK_MS = 5_000;

/**
 * Compares everybody who came or has changed, until the signal ends it. Of the thousands that an import brings it compares a few: the
 * rest waits for the import's end, which it would keep from the database half of its time.
 */
export function compareAll({ db }: Pick<Database, 'db'>, signal?: AbortSignal): Promise<void> {
  const some = async (tx: Tx, size: number) =>
    (await compareSome(tx, size)) < size || (await unfinishedImports(tx)) > 0 ? 'over' : 'more';
  return inBatches(db, SLICE, some, signal);
}

/** Compares people beside the work of the office, as they come and change, until `stop` (PER-11). */
export function keepCompared({ database, log }: Pick<Services, 'database' | 'log'>): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async () => {
    while (!signal.aborted) {
      await compareAll(database, signal).catch((err) => log.warn({ err }, 'people are compared later'));
      await pause(LOOK_MS, undefined, { signal }).catch(() => {});
    }
  };
  const running = work();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}
