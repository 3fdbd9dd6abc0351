import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from '../../errors/outage.ts';
import type { Result, Run } from '../serialClient.ts';

export type Request = Parameters<Run> | 'close';
export type Reply = { result: Result } | { error: { message: string; severity?: string } };

interface Waiting {
  resolve(result: Result): void;
  reject(error: Error): void;
  limitMs: number;
}

/** How long a statement may take, and how often the thread is checked for that. */
export interface Limits {
  statementMs: number;
  lookMs: number;
}

/** The server's side of the database thread. Requests are answered in their order. */
export class Thread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  readonly #limits: Limits;
  /** The statement that was running at the last check, and at how many checks in a row. */
  #seen: { head: Waiting | undefined; looks: number } = { head: undefined, looks: 0 };
  #failure: DatabaseUnavailable | undefined;
  /** Settles with the reason when the thread has ended and no longer holds the folder. */
  readonly ended: Promise<DatabaseUnavailable>;

  constructor(folder: string, limits: Limits) {
    this.#limits = limits;
    this.#worker = new Worker(join(import.meta.dirname, 'worker.mjs'), { workerData: folder, execArgv: [] });
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#fail(error.message));
    const looking = setInterval(() => this.#look(), limits.lookMs).unref();
    this.ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        clearInterval(looking);
        resolve(this.#fail('its thread has ended'));
      });
    });
  }

  /** Why the thread no longer answers; undefined while it does. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  /** Whether the running statement is known to take longer than others. */
  get isPatient(): boolean {
    return (this.#waiting[0]?.limitMs ?? 0) > this.#limits.statementMs;
  }

  /** drizzle's options contain functions, which cannot be sent to a thread: only the row mode is sent. */
  run: Run = (sql, params, options) =>
    new Promise((resolve, reject) => {
      if (this.#failure) return reject(this.#failure);
      this.#send([sql, params, { rowMode: options?.rowMode }]);
      this.#waiting.push({ resolve, reject, limitMs: options?.limitMs ?? this.#limits.statementMs });
    });

  /** Ends the database after the statements that were sent before; everything is written. */
  async close(): Promise<void> {
    if (!this.#failure) this.#send('close');
    await this.ended;
  }

  #send(request: Request): void {
    this.#worker.postMessage(request);
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.shift();
    if ('result' in reply) {
      waiting?.resolve(reply.result);
      return;
    }
    const { message, severity } = reply.error;
    waiting?.reject(Object.assign(new Error(message), reply.error));
    // PostgreSQL has ended after these, and PGlite would never answer again.
    if (severity === 'FATAL' || severity === 'PANIC') {
      this.#fail(message);
      void this.#worker.terminate();
    }
  }

  /** Checks are counted instead of time: a process or machine that was suspended has not waited. */
  #look(): void {
    const [head] = this.#waiting;
    this.#seen = { head, looks: head && head === this.#seen.head ? this.#seen.looks + 1 : 0 };
    if (!head || this.#failure || this.#seen.looks * this.#limits.lookMs < head.limitMs) return;
    this.#fail(`it has not answered for ${head.limitMs / 1_000} s`);
    void this.#worker.terminate();
  }

  #fail(reason: string): DatabaseUnavailable {
    this.#failure ??= new DatabaseUnavailable(`The embedded database has stopped: ${reason}`);
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
    return this.#failure;
  }
}
