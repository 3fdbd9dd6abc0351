import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '#server/kernel/db/open.ts';
import { tablePath } from '#server/transfer/backup/format.ts';

/** By table, its rows in an order of their own. */
export type Rows = Map<string, Row[]>;
type Row = Record<string, unknown>;

/**
 * Tables that no backup contains: counts, facts of complaints and changes of names, maintained by triggers, and
 * possible duplicates, computed in the background.
 */
const REMADE = [
  ...['complaint_counts', 'complaint_area_counts', 'complaint_facts'],
  ...['name_changes', 'person_pairs', 'persons_to_compare'],
];
export const kept = (all: Rows): string[] => [...all.keys()].filter((name) => !REMADE.includes(name));

/** All data of an office, by the catalogue of its database: the product's own list of tables may be wrong. */
export async function rowsOf(db: Db): Promise<Rows> {
  const { rows: tables } = await db.execute<{ name: string; from: string; made: string[] }>(sql`
    select relname as name, t.oid::regclass::text as from,
      coalesce(json_agg(attname) filter (where attgenerated <> ''), '[]') as made
    from pg_class t join pg_attribute on attrelid = t.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') or t.oid = 'pgboss.job'::regclass
    group by t.oid, relname order by relname`);
  const all: Rows = new Map();
  for (const { name, from, made } of tables) {
    const { rows } = await db.execute<{ row: Row }>(sql.raw(`select row_to_json(t) as row from ${from} t`));
    for (const { row } of rows) for (const column of made) delete row[column];
    all.set(name, sorted(rows.map(({ row }) => row)));
  }
  return all;
}

/**
 * The rows of these tables in a backup.
 * @throws Error for a table that it does not contain
 */
export const backedUp = (folder: string, tables: readonly string[]): Rows =>
  new Map(
    tables.map((name) => {
      const lines = gunzipSync(readFileSync(join(folder, tablePath(name))))
        .toString()
        .split('\n');
      return [name, sorted(lines.filter(Boolean).map((line) => JSON.parse(line) as Row))];
    }),
  );

const sorted = (rows: Row[]): Row[] =>
  rows
    .map((row) => ({ row, text: JSON.stringify(row) }))
    .sort((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ row }) => row);

/** Each row of each table is as the backup has it, in each of its columns. */
export async function expectRestored(folder: string, db: Db): Promise<void> {
  const all = await rowsOf(db);
  for (const [name, rows] of backedUp(folder, kept(all))) expect([name, all.get(name)]).toEqual([name, rows]);
}
