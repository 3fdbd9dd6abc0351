import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseAway } from '../../errors/away.ts';
import type { Result, Run } from '../serialClient.ts';

export type Request = Parameters<Run> | 'close';
export type Reply = { result: Result } | { error: { message: string; severity?: string } };

interface Waiting {
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** The database's thread as seen from the server. Requests are answered in their order. */
export class Thread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #failure: DatabaseAway | undefined;
  /** Settles with the reason when the thread is gone, and its hold on the folder with it. */
  readonly ended: Promise<DatabaseAway>;

  constructor(folder: string) {
    this.#worker = new Worker(join(import.meta.dirname, 'worker.mjs'), { workerData: folder, execArgv: [] });
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#fail(error.message));
    this.ended = new Promise((resolve) => {
      this.#worker.once('exit', () => resolve(this.#fail('its thread has ended')));
    });
  }

  /** Why the thread answers no more; undefined while it does. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  /** drizzle's options bring functions, which cannot leave the thread: only the shape of the rows goes along. */
  run: Run = (sql, params, options) =>
    new Promise((resolve, reject) => {
      if (this.#failure) return reject(this.#failure);
      this.#send([sql, params, { rowMode: options?.rowMode }]);
      this.#waiting.push({ resolve, reject });
    });

  /** Lets the database write everything and end, after what was asked before. */
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
    // After these PostgreSQL has ended, and PGlite would never answer again.
    if (severity === 'FATAL' || severity === 'PANIC') {
      this.#fail(message);
      void this.#worker.terminate();
    }
  }

  #fail(reason: string): DatabaseAway {
    this.#failure ??= new DatabaseAway(`The embedded database has stopped: ${reason}`);
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
    return this.#failure;
  }
}
