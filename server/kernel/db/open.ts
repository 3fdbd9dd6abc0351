import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { openEmbedded } from './embedded/open.ts';
import { type Lent, openMemory } from './memory.ts';
import { aloneOn, openPool } from './postgresql.ts';
import type { SerialClient } from './serialClient.ts';

interface Answer<Row> {
  rows: Row[];
}
interface AnswerOfRow extends PgQueryResultHKT {
  type: Answer<this['row']>;
}

/** The same on every kind of database. Of what `execute` answers, `rows` is all that they share. */
export type Db = PgDatabase<AnswerOfRow>;

/** The handle inside `db.transaction`, where `db` itself must not be used. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Health {
  ok: boolean;
  /** One line, when not ok. */
  reason?: string;
}

export interface Database {
  db: Db;
  kind: 'embedded' | 'postgresql' | 'memory';
  /** PostgreSQL's version, such as `18.6`. */
  version: string;
  /** Brings the schema up to date, or to where other migrations lead; safe while other processes do the same. */
  migrate(folder?: string): Promise<void>;
  /** Does what only one process may do at a time: another that asks meanwhile waits, and finds it done. */
  alone(work: () => Promise<void>): Promise<void>;
  /** Does what may take as long as it wants, such as an index on everything; only where nobody else is at work. */
  patiently<T>(work: () => Promise<T>): Promise<T>;
  /** Does what needs the whole log since the last checkpoint of the embedded database, which makes none meanwhile. */
  withoutCheckpoint<T>(work: () => Promise<T>): Promise<T>;
  /** Whether the database can be used; asks it, and answers within seconds also when it does not. */
  health(): Promise<Health>;
  /** Ends after what is under way. */
  close(): Promise<void>;
}

/** Gone when closed. `dump` copies all of it, as `memory` of `openDatabase` takes it. */
export interface MemoryDatabase extends Database {
  dump(): Promise<ArrayBuffer>;
}

interface Options {
  /** The folder with the drizzle-kit migrations. */
  migrations?: string;
  /** Told of what went wrong in the background. */
  warn?: (error: unknown) => void;
}

/** A PostgreSQL server if there is a `databaseUrl`, else the embedded database in `dataDir`. */
type Stored = Options & { dataDir: string; databaseUrl?: string };

export const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** Throws one clear line when the database cannot be reached, is too old or belongs to another process. */
export function openDatabase(
  options: Options & { memory: true | ArrayBuffer | Lent },
): Promise<MemoryDatabase>;
export function openDatabase(options: Stored): Promise<Database>;
export async function openDatabase(
  options: Stored | (Options & { memory: true | ArrayBuffer | Lent }),
): Promise<Database> {
  const { migrations = MIGRATIONS, warn = () => {} } = options;
  if (!('memory' in options) && options.databaseUrl) {
    const { pool, ...server } = await openPool(options.databaseUrl, warn);
    const migrate = (migrationsFolder = migrations) =>
      aloneOn(pool, 'migration', (client) => migratePg(drizzlePg({ client }), { migrationsFolder }));
    const alone = (work: () => Promise<void>) => aloneOn(pool, 'start', work);
    // What is long there asks for a transaction without time limit.
    const patiently = <T>(work: () => Promise<T>) => work();
    const same = { alone, patiently, withoutCheckpoint: patiently };
    return { ...server, kind: 'postgresql', db: drizzlePg({ client: pool }), migrate, ...same };
  }
  const { client, ...local } =
    'memory' in options ? await openMemory(options.memory) : await openEmbedded(options.dataDir, warn);
  const db = onPglite(client);
  const migrate = (migrationsFolder = migrations) =>
    local.patiently(() => migratePglite(db, { migrationsFolder }));
  return { ...local, db, migrate, alone: (work) => work() };
}

/** drizzle's PGlite session uses nothing of its client but what `SerialClient` has. */
const onPglite = (client: SerialClient) => drizzlePglite({ client: client as unknown as PGlite });
