import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from '../../errors/outage.ts';
import type { Run } from '../serialClient.ts';
import { type Limits, Thread } from './thread.ts';

/** The wait between two attempts to open the database; it doubles up to the longest. */
const SHORTEST_MS = 250;
const LONGEST_MS = 10_000;

/**
 * Keeps the database's thread running. The thread ends on a full disk, a lost device or missing memory; the server ends
 * one that hangs. The keeper then opens the folder in a new thread, which replays the log. Until that has worked every
 * call fails at once.
 */
export class Keeper {
  readonly #folder: string;
  readonly #warn: (error: unknown) => void;
  readonly #limits: Limits;
  readonly #closing = new AbortController();
  #thread: Thread | undefined;
  #failure: Error | undefined;
  #reopening: Promise<void> = Promise.resolve();

  constructor(folder: string, warn: (error: unknown) => void, limits: Limits) {
    this.#folder = folder;
    this.#warn = warn;
    this.#limits = limits;
  }

  /** Opens the database for the first time. Rejects with the reason when it does not open. */
  open(): Promise<void> {
    return this.#start();
  }

  /**
   * Runs statements in the current thread, never in a later one.
   * @throws DatabaseUnavailable
   */
  get run(): Run {
    if (this.#thread) return this.#thread.run;
    throw this.#failure ?? closed();
  }

  get isPatient(): boolean {
    return this.#thread?.isPatient ?? false;
  }

  /** Why there is no database; undefined while there is one. */
  get failure(): Error | undefined {
    return this.#thread ? this.#thread.failure : (this.#failure ?? closed());
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#reopening;
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.close();
  }

  async #start(): Promise<void> {
    const thread = new Thread(this.#folder, this.#limits);
    try {
      await thread.run('select 1', [], { limitMs: Number.POSITIVE_INFINITY }); // replaying the log of a crash may take long
    } catch (error) {
      await thread.close();
      throw error;
    }
    this.#thread = thread;
    this.#failure = undefined;
    void thread.ended.then((failure) => {
      if (this.#closing.signal.aborted) return;
      this.#thread = undefined;
      this.#failure = failure;
      this.#warn(failure);
      this.#reopening = this.#reopen();
    });
  }

  async #reopen(): Promise<void> {
    const { signal } = this.#closing;
    for (let wait = SHORTEST_MS; ; wait = Math.min(2 * wait, LONGEST_MS)) {
      await pause(wait, undefined, { signal, ref: false }).catch(() => undefined); // `close` ends the pause
      if (signal.aborted) return;
      try {
        return await this.#start();
      } catch (error) {
        this.#warn(error);
      }
    }
  }
}

const closed = () => new DatabaseUnavailable('The embedded database is closed.');
