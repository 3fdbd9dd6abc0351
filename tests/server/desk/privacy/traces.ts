import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/kernel/db/open.ts';
import type { FileStore } from '#server/kernel/files/store.ts';

/** Where a text is still stored: `table: row` for every table of every schema, whole rows as text, and `file: key`. */
export async function tracesOf(db: Db, files: FileStore, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows } = await db.execute<{ row: string }>(sql`select whole::text as row from ${table} as whole`);
    for (const { row } of rows) {
      if (texts.some((text) => row.toLowerCase().includes(text.toLowerCase()))) found.push(`${name}: ${row}`);
    }
  }
  for await (const key of files.list()) {
    const file = await files.open(key);
    const bytes = file ? await buffer(file.stream()) : Buffer.alloc(0);
    if (texts.some((text) => bytes.includes(text))) found.push(`file: ${key}`);
  }
  return found;
}
