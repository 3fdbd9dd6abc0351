import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Db } from '../db/open.ts';
import { Lease, type LeaseTimes } from './lease.ts';

const POLL_MS = 2_000;

export interface Attempt {
  /** No retry will follow. */
  last: boolean;
  /** Throws when another attempt may be running. */
  check?(): void;
}
export type Handler<D> = (data: D, attempt: Attempt) => Promise<void>;

interface Queue {
  boss: PgBoss;
  db: Db;
  warn: (error: unknown) => void;
  times: LeaseTimes;
}

/**
 * Runs the jobs of one queue one after the other. pg-boss's own loop does not wait until a job is marked as done, and
 * ends the process when that fails.
 */
export class Worker {
  readonly #queue: Queue;
  readonly #boss: PgBoss;
  readonly #name: string;
  readonly #handler: Handler<object>;
  readonly #warn: (error: unknown) => void;
  readonly #pollMs: number;
  readonly #stopping = new AbortController();
  #waking = new AbortController();
  #loop: Promise<void> = Promise.resolve();
  #current: string | undefined;

  constructor(queue: Queue, name: string, handler: Handler<object>, pollMs = POLL_MS) {
    this.#queue = queue;
    this.#boss = queue.boss;
    this.#warn = queue.warn;
    this.#name = name;
    this.#handler = handler;
    this.#pollMs = pollMs;
  }

  start(): void {
    this.#loop = this.#work();
  }

  /** Fetches a job at once instead of at the next poll. */
  wake(): void {
    this.#waking.abort();
  }

  async runDue(): Promise<void> {
    while (!this.#stopping.signal.aborted && (await this.#next())) {}
  }

  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort();
    await Promise.race([this.#loop, pause(graceMs, undefined, { ref: false })]);
    if (this.#current) await this.#boss.fail(this.#name, this.#current).catch(this.#warn);
  }

  async #work(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      this.#waking = new AbortController();
      await this.runDue().catch(this.#warn);
      const woken = AbortSignal.any([signal, this.#waking.signal]);
      await pause(this.#pollMs, undefined, { signal: woken }).catch(() => undefined);
    }
  }

  /** If another process has taken the job, that process writes its result. */
  async #conclude(lease: Lease, write: () => Promise<unknown>): Promise<void> {
    await lease.beat();
    if (!lease.signal.aborted) await write();
  }

  /** Returns whether there was a job. */
  async #next(): Promise<boolean> {
    const [job] = await this.#boss.fetch<object>(this.#name, { includeMetadata: true });
    if (!job) return false;
    this.#current = job.id;
    const lease = new Lease(this.#queue.db, job, this.#queue.times);
    try {
      await this.#handler(job.data, {
        last: job.retryCount >= job.retryLimit,
        check: () => lease.check(),
      });
      await this.#conclude(lease, () => this.#boss.complete(this.#name, job.id));
    } catch (error) {
      this.#warn(error);
      await this.#conclude(lease, () => this.#boss.fail(this.#name, job.id));
    } finally {
      lease.end();
      this.#current = undefined;
    }
    return true;
  }
}
