import { AsyncLocalStorage } from 'node:async_hooks';

export interface Result {
  rows: unknown[];
  /** The command tag, such as SELECT or ROLLBACK. */
  command?: string;
}

/**
 * Runs one statement. Rows are objects, or arrays on request; dates and times are always text. `limitMs` is the time
 * limit of a statement that is known to take longer than others.
 */
export type Run = (
  sql: string,
  params?: unknown[],
  options?: { rowMode?: 'array' | 'object'; limitMs?: number },
) => Promise<Result>;

/**
 * Returns the connection for one query or transaction when it begins.
 * @throws when there is none, or none for a transaction
 */
export type Lend = (turn: 'query' | 'transaction') => Run;

interface Transaction {
  client: SerialClient;
  open: boolean;
  /** The transaction of another client in which this one began. */
  within: Transaction | undefined;
}

/**
 * The transactions in which code runs. All clients share one storage: Node.js visits every storage ever made for each
 * promise, which slows down a process that opens a hundred databases, as tests do.
 */
const inside = new AsyncLocalStorage<Transaction>();

/**
 * The client that drizzle's PGlite session needs, over one connection that runs statements in order. A transaction
 * holds the connection from BEGIN to its end. Other statements are sent without waiting for the previous answer, so
 * that the database always has the next one ready.
 */
export class SerialClient {
  readonly #lend: Lend;
  /** Settles when every requested statement has ended. */
  #all: Promise<unknown> = Promise.resolve();
  /** Settles when the running transaction has ended. */
  #alone: Promise<unknown> = this.#all;
  #end: Promise<void> | undefined;

  constructor(lend: Lend) {
    this.#lend = lend;
  }

  query: Run = (...statement) => this.#besides(() => this.#lend('query')(...statement));

  /** Commits what `work` did through its own handle, or rolls back and throws the error of `work`. */
  transaction<T>(work: (tx: { query: Run }) => Promise<T>): Promise<T> {
    return this.#byItself(async () => {
      // The whole transaction uses one connection.
      const run = this.#lend('transaction');
      const state: Transaction = { client: this, open: true, within: inside.getStore() };
      const query: Run = async (...statement) => {
        if (!state.open) throw new Error('The transaction has ended.');
        return run(...statement);
      };
      const begun = run('begin');
      try {
        // The first statement does not wait for the answer of BEGIN.
        const [result] = await Promise.all([inside.run(state, () => work({ query })), begun]);
        state.open = false;
        const { command } = await run('commit');
        // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error.
        if (command === 'ROLLBACK')
          throw new Error('The transaction was rolled back: a statement had failed.');
        return result;
      } catch (error) {
        state.open = false;
        await run('rollback').catch(() => undefined); // the first error is the one that matters
        throw error;
      }
    });
  }

  /** PostgreSQL's version, such as `18.6`. */
  async version(): Promise<string> {
    const { rows } = await this.query('show server_version');
    return (rows[0] as { server_version: string }).server_version;
  }

  /** Closes the connection after the requested statements; later calls are refused. */
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

/** The results are dropped: a chain of promises that kept them would never free them. */
const settled = (...promises: Promise<unknown>[]): Promise<void> =>
  Promise.allSettled(promises).then(() => undefined);
