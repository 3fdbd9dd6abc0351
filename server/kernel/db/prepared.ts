import { type messages, protocol } from '@electric-sql/pglite';

const { serialize } = protocol;

/**
 * The statements that stay prepared, of 1,500 for all calls by all roles; each takes 36 kB of the database's memory.
 */
const MOST = 1_000;
/** A longer text has many values, such as the rows of an import, and is seldom repeated with the same length. */
const LONGEST = 20_000;

/**
 * From its sixth run on PostgreSQL may plan a prepared statement for any values. Such a plan is often wrong where a
 * query reads few of many rows: the first ten closings to verify took ten times as long. Such a statement is therefore
 * prepared again after five runs.
 */
const PLANNED_FOR_VALUES = 5;
/** `limit 1` with a literal belongs to lookups by id. */
const LIMITED = /\blimit\b(?! 1\b)/i;

export type Columns = messages.RowDescriptionMessage['fields'];

interface Prepared {
  name: string;
  runs: number;
  /** How many statements stay prepared. */
  most: number;
  /** Known after the first run. */
  columns?: Columns;
}

/** The prepared statements of a connection: parsed once, planned as rarely as PostgreSQL allows, run by name. */
export class PreparedStatements {
  readonly #prepared = new Map<string, Prepared>();
  #names = 0;
  /** Names that the next message deallocates. */
  readonly #gone: string[] = [];

  /** The message for a statement, and its columns if they are known; otherwise the answer has them. */
  send(text: string, values: (string | null)[]): { message: Uint8Array; columns: Columns | undefined } {
    const known = this.#known(text);
    const { name, columns } = known ?? this.#prepare(text);
    const message = Buffer.concat([
      ...this.#gone.splice(0).map((gone) => serialize.close({ type: 'S', name: gone })),
      ...(known ? [] : [serialize.parse({ name, text })]),
      serialize.bind({ statement: name, values }),
      ...(columns ? [] : [serialize.describe({ type: 'P' })]),
      serialize.execute({}),
      serialize.sync(),
    ]);
    return { message, columns };
  }

  /** Stores the columns of a statement's answer. */
  learn(text: string, columns: Columns): void {
    const prepared = this.#prepared.get(text);
    if (prepared) prepared.columns = columns;
  }

  /** Called when tables have changed: PostgreSQL refuses a prepared statement with other result columns. */
  forgetAll(): void {
    for (const text of [...this.#prepared.keys()]) this.forget(text);
  }

  /** Called after an error: the statement may not have been prepared. */
  forget(text: string): void {
    const prepared = this.#prepared.get(text);
    if (!prepared) return;
    this.#prepared.delete(text);
    this.#gone.push(prepared.name);
  }

  #known(text: string): Prepared | undefined {
    const prepared = this.#prepared.get(text);
    if (prepared && prepared.runs >= prepared.most) this.forget(text);
    else if (prepared) this.#keep(text, prepared);
    return this.#prepared.get(text);
  }

  #prepare(text: string): Pick<Prepared, 'name' | 'columns'> {
    if (text.length > LONGEST) return { name: '' };
    const most = LIMITED.test(text) ? PLANNED_FOR_VALUES : Number.POSITIVE_INFINITY;
    const prepared = { name: `s${++this.#names}`, runs: 0, most };
    this.#keep(text, prepared);
    return prepared;
  }

  #keep(text: string, prepared: Prepared): void {
    prepared.runs += 1;
    this.#prepared.delete(text);
    this.#prepared.set(text, prepared);
    const [oldest] = this.#prepared.keys();
    if (this.#prepared.size > MOST && oldest !== undefined) this.forget(oldest);
  }
}
