import { sql } from 'drizzle-orm';
import type { Db, Tx } from './open.ts';
import { withSemaphore } from './semaphore.ts';

/** A limit for plans that misjudge an index. The embedded database has no such limit. */
const STATEMENT_MS = 2_000;

/**
 * A transaction in which the planner may only use bitmap scans of indexes. The planner guesses how frequent words are.
 * With a wrong guess it would read the whole table to find a thousand rows.
 */
export const byIndex = <T>(db: Db | Tx, work: (tx: Tx) => Promise<T>, signal?: AbortSignal): Promise<T> =>
  withSemaphore(db, () => {
    signal?.throwIfAborted();
    return db.transaction(async (tx) => {
      await tx.execute(
        sql`select set_config('statement_timeout', ${String(STATEMENT_MS)}, true), ${sql.join(
          ['seqscan', 'indexscan', 'indexonlyscan'].map(
            (way) => sql`set_config(${`enable_${way}`}, 'off', true)`,
          ),
          sql`, `,
        )}`,
      );
      return work(tx);
    });
  });
