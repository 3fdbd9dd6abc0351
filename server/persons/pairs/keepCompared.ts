import { type Background, inBackground, repeat } from '#server/kernel/background.ts';
import { inBatches } from '#server/kernel/db/batches.ts';
import type { Database, Tx } from '#server/kernel/db/open.ts';
import { unfinishedImports } from '#server/kernel/db/unfinishedImports.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { compareSome } from './compare.ts';

const SLICE = { first: 10, least: 10, most: 200, milliseconds: 50 };
/** How long a new or changed person waits for the comparison at most, when the queue is empty. */
const LOOK_MS = 5_000;

/**
 * Compares all new and changed persons, until the signal aborts. During an import it compares only a few: the rest
 * waits for the import's end, because it would otherwise take half of the import's database time.
 */
export function compareAll({ db }: Pick<Database, 'db'>, signal?: AbortSignal): Promise<void> {
  const some = async (tx: Tx, size: number) =>
    (await compareSome(tx, size)) < size || (await unfinishedImports(tx)) > 0 ? 'over' : 'more';
  return inBatches(db, SLICE, some, signal);
}

/** Compares new and changed people in the background, until `stop` (PER-11). */
export const keepCompared = ({ database, log }: Pick<Services, 'database' | 'log'>): Background =>
  inBackground((signal) =>
    repeat(LOOK_MS, signal, () =>
      compareAll(database, signal).catch((err) =>
        log.warn({ err }, 'comparing people failed; it is tried again'),
      ),
    ),
  );
