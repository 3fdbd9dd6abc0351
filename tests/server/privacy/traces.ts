import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/db/open.ts';

/** Where a text still stands: `table: row` for every table of every schema, whole rows as text, and names of files. */
export async function tracesOf(db: Db, folder: string, texts: readonly string[]): Promise<string[]> {
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
  for (const path of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!path.isFile()) continue;
    const bytes = readFileSync(join(path.parentPath, path.name));
    if (texts.some((text) => bytes.includes(text))) found.push(path.name);
  }
  return found;
}
