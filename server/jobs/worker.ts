import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';

const POLL_MS = 2_000;

export type Handler<D> = (data: D, attempt: { last: boolean }) => Promise<void>;

/**
 * Does the jobs of one queue one after the other. pg-boss's own loop does not wait until a job is written down as done,
 * and ends the process when that fails.
 */
export class Worker {
  readonly #boss: PgBoss;
  readonly #name: string;
  readonly #handler: Handler<object>;
  readonly #warn: (error: unknown) => void;
  readonly #pollMs: number;
  readonly #stopping = new AbortController();
  #waking = new AbortController();
  #loop: Promise<void> = Promise.resolve();
  #current: string | undefined;

  constructor(
    boss: PgBoss,
    name: string,
    handler: Handler<object>,
    warn: (error: unknown) => void,
    pollMs = POLL_MS,
  ) {
    this.#boss = boss;
    this.#name = name;
    this.#handler = handler;
    this.#warn = warn;
    this.#pollMs = pollMs;
  }

  start(): void {
    this.#loop = this.#work();
  }

  /** Looks for a job at once instead of at the next poll. */
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

  /** Whether there was a job. */
  async #next(): Promise<boolean> {
    const [job] = await this.#boss.fetch<object>(this.#name, { includeMetadata: true });
    if (!job) return false;
    this.#current = job.id;
    try {
      await this.#handler(job.data, { last: job.retryCount >= job.retryLimit });
      await this.#boss.complete(this.#name, job.id);
    } catch (error) {
      this.#warn(error);
      await this.#boss.fail(this.#name, job.id);
    } finally {
      this.#current = undefined;
    }
    return true;
  }
}
