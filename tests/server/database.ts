import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { inject } from 'vitest';
import { type Lent, startMemory } from '#server/kernel/db/memory.ts';
import { type Database, type MemoryDatabase, openDatabase } from '#server/kernel/db/open.ts';
import { atEnd } from '../leftovers.ts';
import { createDatabase, dropDatabase, installedPostgresql, startPostgresql } from './postgresql.ts';
import { rewinder } from './rewind.ts';

/**
 * A database with all tables and no row, or with an office of the tests: in memory, or on the server that the run has.
 * Gone after the test or file that opens it.
 */
export function freshDatabase(content: 'migrated' | 'office' | 'staffed' = 'migrated'): Promise<Database> {
  const servers = inject('servers');
  return servers ? copyOnServer(servers.postgresql, content) : copyOf(content);
}

const dumps = new Map<string, ArrayBuffer>();

/** The content of a dump, read once per worker. */
function dumped(name: string): ArrayBuffer {
  const known = dumps.get(name);
  if (known) return known;
  const { buffer } = new Uint8Array(readFileSync(resolve(inject('dumps'), name)));
  dumps.set(name, buffer);
  return buffer;
}

/** Databases of this worker that no file uses, by their dump and as it has them. */
const idle = new Map<string, Lent[]>();
const MOST_IDLE = 2;

/** To start one takes longer than most tests: it is brought back to its dump and used again. */
async function lend(dump: string): Promise<Lent> {
  const known = idle.get(dump)?.pop();
  if (known) return known;
  const pglite = await startMemory(dumped(dump));
  const rewind = await rewinder(pglite);
  const lent = {
    pglite,
    release: async () => {
      const others = idle.get(dump) ?? [];
      if (others.length === MOST_IDLE) return pglite.close();
      rewind();
      idle.set(dump, [...others, lent]);
    },
  };
  return lent;
}

/** A database in memory with the content of a dump, by its name or its path. Closed after the test or file that opens it. */
export async function copyOf(dump: string, options: { migrations?: string } = {}): Promise<MemoryDatabase> {
  const database = await openDatabase({ ...options, memory: await lend(dump) });
  atEnd(() => database.close());
  return database;
}

async function copyOnServer(server: string, content: string): Promise<Database> {
  const name = crypto.randomUUID();
  const databaseUrl = await createDatabase(server, name, content);
  atEnd(() => dropDatabase(server, name));
  const database = await openDatabase({ dataDir: '', databaseUrl });
  atEnd(() => database.close());
  return database;
}

export const hasPostgresql = installedPostgresql() !== undefined;

/**
 * One database on a PostgreSQL server, opened once for each of so many processes. Closed after the test or file that
 * opens it.
 */
export async function sharedDatabase(processes: number): Promise<[Database, ...Database[]]> {
  const server = startPostgresql(installedPostgresql() ?? '');
  atEnd(() => server.stop());
  const open = async () => {
    const database = await openDatabase({ dataDir: '', databaseUrl: server.url });
    atEnd(() => database.close());
    return database;
  };
  const first = await open();
  await first.migrate();
  const others: Database[] = [];
  while (others.length < processes - 1) others.push(await open());
  return [first, ...others];
}
