import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '../../server/db/open.ts';

const opened: Database[] = [];

afterAll(async () => {
  for (const database of opened.splice(0)) await database.close();
});

async function copyOf(content: string): Promise<Database> {
  const dump = readFileSync(join(inject('dumps'), content));
  const database = await openDatabase({ memory: new Blob([dump]) });
  opened.push(database);
  return database;
}

/** A database in memory with all tables and no row. Closed when the file's tests are done. */
export const freshDatabase = (): Promise<Database> => copyOf('migrated');
