import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, type Db, MIGRATIONS, type Tx } from '#server/kernel/db/open.ts';

interface Journal {
  entries: { tag: string; when: number }[];
}
const JOURNAL = join('meta', '_journal.json');

/**
 * The last migration of a database.
 * @throws Error when it has none, or one of a newer version
 */
export async function schemaOf(db: Db | Tx): Promise<string> {
  const { rows } = await db.execute<{ last: number }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, JOURNAL), 'utf8')) as Journal;
  const entry = entries.find(({ when }) => when === Number(rows[0]?.last));
  if (!entry) throw new Error('The database belongs to another version of the product.');
  return entry.tag;
}

/** Migrates an empty database to the schema of a backup. An older schema is migrated further afterwards. */
export async function migrateTo(database: Database, schema: string): Promise<void> {
  const journal = JSON.parse(await readFile(join(MIGRATIONS, JOURNAL), 'utf8')) as Journal;
  const last = journal.entries.findIndex(({ tag }) => tag === schema);
  if (last < 0) throw new Error(`The backup was made by a newer version: ${schema} is unknown here.`);
  const folder = await mkdtemp(join(tmpdir(), 'grievance-desk-migrations-'));
  try {
    await cp(MIGRATIONS, folder, { recursive: true });
    const entries = journal.entries.slice(0, last + 1);
    await writeFile(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }));
    await database.migrate(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
