import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Database, type MemoryDatabase, openDatabase } from '#server/kernel/db/open.ts';
import { atEndOfFile } from '../leftovers.ts';
import { createDatabase, dropDatabase } from './postgresql.ts';

/** A database with all tables and no row: in memory, or on the server that the run has. Gone after the file. */
export function freshDatabase(): Promise<Database> {
  const servers = inject('servers');
  return servers ? copyOnServer(servers.postgresql) : copyOf('migrated');
}

const dumps = new Map<string, ArrayBuffer>();

/** What a dump of the run has, read once a worker. */
function dumped(name: string): ArrayBuffer {
  const known = dumps.get(name);
  if (known) return known;
  const { buffer } = new Uint8Array(readFileSync(join(inject('dumps'), name)));
  dumps.set(name, buffer);
  return buffer;
}

/** A database in memory with what a dump of the run has. Gone after the file. */
export async function copyOf(dump: string, options: { migrations?: string } = {}): Promise<MemoryDatabase> {
  const database = await openDatabase({ ...options, memory: dumped(dump) });
  atEndOfFile(() => database.close());
  return database;
}

async function copyOnServer(server: string): Promise<Database> {
  const name = crypto.randomUUID();
  const databaseUrl = await createDatabase(server, name, 'migrated');
  atEndOfFile(() => dropDatabase(server, name));
  const database = await openDatabase({ dataDir: '', databaseUrl });
  atEndOfFile(() => database.close());
  return database;
}
