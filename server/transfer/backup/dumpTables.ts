import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Tx } from '#server/kernel/db/open.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { tablePath } from './format.ts';
import { hashing } from './hashing.ts';
import { schemaOf } from './migrations.ts';
import { isDerived, officeTables, readSequences, type Table } from './tables.ts';

const ROWS_AT_ONCE = 1_000;

export interface Dump {
  schema: string;
  /** Rows of each table. */
  tables: Record<string, number>;
  sequences: Record<string, number>;
  /** The keys of files that rows refer to. */
  keys: Set<string>;
  /** Hashes of the written files, by path. */
  sums: Map<string, string>;
}

/** Writes all rows that a transaction sees below `folder`. */
export async function dumpTables(tx: Tx, folder: string): Promise<Dump> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  const stored = await tx.select({ key: files.key }).from(files);
  const keys = new Set(stored.map(({ key }) => key));
  const dump: Dump = {
    schema: await schemaOf(tx),
    tables: {},
    sequences: await readSequences(tx),
    keys,
    sums: new Map(),
  };
  for (const table of (await officeTables(tx)).filter((each) => !isDerived(each))) {
    const path = tablePath(table.name);
    const { rows, sum } = await dumpTable(tx, table, join(folder, path));
    dump.tables[table.name] = rows;
    dump.sums.set(path, sum);
  }
  return dump;
}

async function dumpTable(tx: Tx, { from, where, columns }: Table, path: string) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  let rows = 0;
  async function* lines() {
    const row = `(select row_to_json(r)::text from (select ${columns.join(', ')}) r)`;
    await tx.execute(
      sql.raw(`declare dump no scroll cursor for select ${row} as line from ${from} ${where}`),
    );
    for (;;) {
      const page = await tx.execute<{ line: string }>(sql.raw(`fetch ${ROWS_AT_ONCE} from dump`));
      if (page.rows.length === 0) break;
      rows += page.rows.length;
      yield page.rows.map(({ line }) => `${line}\n`).join('');
    }
    await tx.execute(sql`close dump`);
  }
  const { through, result } = hashing();
  const to = createWriteStream(path, { mode: 0o600, flush: true });
  await pipeline(Readable.from(lines()), createGzip(), through, to);
  return { rows, sum: result() };
}
