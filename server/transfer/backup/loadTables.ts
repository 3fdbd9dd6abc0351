import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Tx } from '#server/kernel/db/open.ts';
import { type Backup, tablePath } from './format.ts';
import { officeTables, setSequences, type Table } from './tables.ts';

const ROWS_AT_ONCE = 2_000;

interface Reference {
  table: string;
  name: string;
  definition: string;
}

/**
 * Fills the empty tables of a database with the schema of the backup. Triggers update the roll-ups. Indexes are built
 * after all rows, which takes a fraction of the time. Foreign keys are also checked then, since some tables refer to
 * each other.
 */
export async function loadTables(tx: Tx, { folder, manifest }: Backup): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
  const references = await dropReferences(tx);
  const indexes = await dropIndexes(tx);
  const tables = new Map((await officeTables(tx)).map((table) => [table.name, table]));
  for (const name of Object.keys(manifest.tables)) {
    const table = tables.get(name);
    if (!table) throw new Error(`The backup has a table ${name} that this version does not know.`);
    await loadTable(tx, table, join(folder, tablePath(name)));
  }
  for (const definition of indexes) await tx.execute(sql.raw(definition));
  for (const { table, name, definition } of references) {
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
  }
  await setSequences(tx, manifest.sequences);
  // The process that was running a job no longer exists.
  await tx.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
}

async function dropReferences(tx: Tx): Promise<Reference[]> {
  const { rows } = await tx.execute<{ table: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows)
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  return rows;
}

/** Drops the indexes that are not unique; returns the statements that build them again. */
async function dropIndexes(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace and not indisunique`);
  for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`));
  return rows.map(({ definition }) => definition);
}

async function loadTable(tx: Tx, { from, columns }: Table, path: string): Promise<void> {
  const names = columns.join(', ');
  const insert = async (rows: string[]) => {
    const source = sql`json_populate_recordset(null::${sql.raw(from)}, ${`[${rows.join(',')}]`}::json)`;
    await tx.execute(
      sql`insert into ${sql.raw(from)} (${sql.raw(names)}) select ${sql.raw(names)} from ${source}`,
    );
  };
  let rows: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
    rows.push(line);
    if (rows.length < ROWS_AT_ONCE) continue;
    await insert(rows);
    rows = [];
  }
  if (rows.length > 0) await insert(rows);
}
