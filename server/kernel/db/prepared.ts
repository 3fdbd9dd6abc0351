import { type messages, protocol } from '@electric-sql/pglite';

const { serialize } = protocol;

/** Those that ran last stay prepared, of 1,500 that all calls by all roles take; each has 36 kB of the database's memory. */
const KEPT = 1_000;
/** A longer text is one of many values, such as the rows of an import, and comes in as many lengths. */
const LONGEST = 20_000;

/**
 * PostgreSQL may plan a prepared statement for any values from its sixth run on. Where few of all rows are wanted that plan is often a
 * wrong one, as for the first ten closings to verify, which took ten times as long: such a statement is prepared anew before.
 */
const PLANNED_FOR_VALUES = 5;
/** `limit 1` in so many words is of what is looked up by an id. */
const LIMITED = /\blimit\b(?! 1\b)/i;

export type Columns = messages.RowDescriptionMessage['fields'];

interface Prepared {
  name: string;
  runs: number;
  /** Of those for which it stays. */
  most: number;
  /** Known once it has run. */
  columns?: Columns;
}

/** The statements that a connection has prepared: read once, planned as rarely as PostgreSQL finds good, run by their name. */
export class PreparedStatements {
  readonly #prepared = new Map<string, Prepared>();
  #names = 0;
  /** Names that the database is told to forget with the next statement. */
  readonly #gone: string[] = [];

  /** What the database is sent for a statement, and its columns unless they come with the answer. */
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

  /** What it answers has these columns from now on. */
  learn(text: string, columns: Columns): void {
    const prepared = this.#prepared.get(text);
    if (prepared) prepared.columns = columns;
  }

  /** Tables are others by now: what was prepared might have to answer other columns, which PostgreSQL refuses. */
  forgetAll(): void {
    for (const text of [...this.#prepared.keys()]) this.forget(text);
  }

  /** After an error: it may not have been prepared at all. */
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
    if (this.#prepared.size > KEPT && oldest !== undefined) this.forget(oldest);
  }
}
