import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../server/db/open.ts';
import { atEndOfFile } from '../leftovers.ts';

async function copyOf(content: string): Promise<Database> {
  const dump = readFileSync(join(inject('dumps'), content));
  const database = await openDatabase({ memory: new Blob([dump]) });
  atEndOfFile(() => database.close());
  return database;
}

/** A database in memory with all tables and no row. Closed when the file's tests are done. */
export const freshDatabase = (): Promise<Database> => copyOf('migrated');
