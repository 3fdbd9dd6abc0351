import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import { type Background, inBackground } from '../background.ts';
import type { Db, Tx } from './open.ts';

/** The pause between two batches. It is repeated when a statement had to wait for another one. */
const PAUSE = { milliseconds: 4, quiet: 3, most: 2 };

/** Pauses between two batches. A request has several statements, and would otherwise wait for a batch before each. */
export async function yieldToRequests(db: Db): Promise<void> {
  for (let round = 0; round < PAUSE.most; round++) {
    await pause(PAUSE.milliseconds);
    const startedAt = performance.now();
    await db.execute(sql`select 1`);
    if (performance.now() - startedAt < PAUSE.quiet) return;
  }
}

/** Rows and milliseconds per transaction. */
export interface BatchLimits {
  least: number;
  most: number;
  milliseconds: number;
}

/** The size of the next batch, so that it takes about `milliseconds`. */
export function nextSize(size: number, took: number, { least, most, milliseconds }: BatchLimits): number {
  const fitting = (size * milliseconds) / took;
  return Math.round(Math.min(most, 2 * size, Math.max(least, fitting)));
}

/**
 * Runs long work in the background as one short transaction after another, until `slice` reports the end or the signal
 * aborts. Each transaction stores its progress, so a restarted process continues there.
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

/**
 * All rows of a query in slices, so that neither memory nor the database holds them at once. `read` gets the condition
 * for the rows behind the last one; `behind` makes it.
 */
export async function* inSlices<R>(
  size: number,
  read: (after: SQL | undefined) => PromiseLike<R[]>,
  behind: (last: R) => SQL,
): AsyncGenerator<R[]> {
  let after: SQL | undefined;
  for (;;) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = behind(last);
  }
}

/** The limits of a backfill, which shares the database with requests. */
const BACKFILL = { first: 20, least: 20, most: 500, milliseconds: 50 };

interface Backfill<P extends PgTable, R> {
  /** For the log: what failed. */
  name: string;
  /** A table with one row until all is done: a restarted process continues there, and a second one waits for it. */
  progress: P;
  /** The next rows, locked. */
  read(tx: Tx, since: P['$inferSelect'], size: number): PromiseLike<R[]>;
  fill(tx: Tx, rows: R[]): Promise<unknown>;
  /** The progress after the last row. */
  until(last: R): PgUpdateSetSource<P>;
}

/** Runs a backfill in the background, until its end or `stop`, which waits for the running batch. */
export function backfill<P extends PgTable, R>(
  { database: { db }, log }: { database: { db: Db }; log: Logger },
  { name, progress, read, fill, until }: Backfill<P, R>,
): Background {
  const slice = async (tx: Tx, size: number) => {
    const [since] = await tx
      .select()
      .from(progress as PgTable)
      .for('update');
    if (!since) return 'over';
    const rows = await read(tx, since, size);
    const last = rows.at(-1);
    if (last) await fill(tx, rows);
    await (last ? tx.update(progress).set(until(last)) : tx.delete(progress));
    return last ? 'more' : 'over';
  };
  const failed = (err: unknown) => log.warn({ err }, `${name} failed; it continues at the next start`);
  return inBackground((signal) => inBatches(db, BACKFILL, slice, signal).catch(failed));
}
