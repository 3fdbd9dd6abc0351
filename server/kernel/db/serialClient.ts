import { AsyncLocalStorage } from 'node:async_hooks';

export interface Result {
  rows: unknown[];
  /** The command tag, such as SELECT or ROLLBACK. */
  command?: string;
}

/**
 * Runs one statement; rows come as objects unless asked for as arrays, dates and times always as text. `limitMs` is how
 * long it may take where that is known to be longer than others.
 */
export type Run = (
  sql: string,
  params?: unknown[],
  options?: { rowMode?: 'array' | 'object'; limitMs?: number },
) => Promise<Result>;

/** The connection of one turn, asked for as it begins; throws when there is none, or none for a transaction. */
export type Lend = (turn: 'query' | 'transaction') => Run;

interface Transaction {
  client: SerialClient;
  open: boolean;
  /** That of another client, in which this one was begun. */
  within: Transaction | undefined;
}

/**
 * The transactions in which code runs. One storage for all clients: Node.js goes through all that there ever were for each promise,
 * which takes most of the time of a process that opens a hundred databases, as tests do.
 */
const inside = new AsyncLocalStorage<Transaction>();

/**
 * What drizzle's PGlite session needs of a client, over any way to run statements in their order on one connection. A transaction holds
 * it from BEGIN to its end; other statements are sent on without waiting for the answer of the one before, so that the
 * database always has the next one at hand.
 */
export class SerialClient {
  readonly #lend: Lend;
  /** Settles when all that was asked for has been done. */
  #all: Promise<unknown> = Promise.resolve();
  /** Settles when whoever has had the connection alone is done. */
  #alone: Promise<unknown> = this.#all;
  #end: Promise<void> | undefined;

  constructor(lend: Lend) {
    this.#lend = lend;
  }

  query: Run = (...statement) => this.#besides(() => this.#lend('query')(...statement));

  /** Commits what `work` did through its own handle, or rolls it back and throws what `work` threw. */
  transaction<T>(work: (tx: { query: Run }) => Promise<T>): Promise<T> {
    return this.#byItself(async () => {
      // One connection for all of it: a statement on another one would be outside the transaction.
      const run = this.#lend('transaction');
      const state: Transaction = { client: this, open: true, within: inside.getStore() };
      const query: Run = async (...statement) => {
        if (!state.open) throw new Error('The transaction has ended.');
        return run(...statement);
      };
      const begun = run('begin');
      try {
        // The first statement does not wait for the answer.
        const [result] = await Promise.all([inside.run(state, () => work({ query })), begun]);
        state.open = false;
        const { command } = await run('commit');
        // PostgreSQL answers COMMIT of a failed transaction with a quiet ROLLBACK.
        if (command === 'ROLLBACK')
          throw new Error('The transaction was rolled back: a statement had failed.');
        return result;
      } catch (error) {
        state.open = false;
        await run('rollback').catch(() => undefined); // what went wrong first is what counts
        throw error;
      }
    });
  }

  /** PostgreSQL's version, such as `18.6`. */
  async version(): Promise<string> {
    const { rows } = await this.query('show server_version');
    return (rows[0] as { server_version: string }).server_version;
  }

  /** Closes the connection when what was asked before is done; nothing can be asked afterwards. */
  end(close: () => Promise<void>): Promise<void> {
    this.#end ??= this.#byItself(close);
    return this.#end;
  }

  #besides<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#refusal() ?? this.#alone.then(work);
    this.#all = settled(this.#all, turn);
    return turn;
  }

  #byItself<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#refusal() ?? this.#all.then(work);
    this.#all = this.#alone = settled(this.#all, turn);
    return turn;
  }

  #refusal(): Promise<never> | undefined {
    for (let around = inside.getStore(); around; around = around.within) {
      if (around.client === this && around.open)
        return Promise.reject(
          new Error('Inside a transaction use its own handle: this call would wait for ever.'),
        );
    }
    if (this.#end) return Promise.reject(new Error('The database is closed.'));
  }
}

/** What they come to is let go of: kept from one to the next it would never be. */
const settled = (...promises: Promise<unknown>[]): Promise<void> =>
  Promise.allSettled(promises).then(() => undefined);
