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

/** The same type for every kind of database. `rows` is all that the results of `execute` share. */
export type Db = PgDatabase<AnswerOfRow>;

/** The handle inside `db.transaction`, where `db` must not be used. */
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
  /**
   * Migrates the schema to the newest version, or with the migrations in `folder`. Safe while other processes do the
   * same.
   */
  migrate(folder?: string): Promise<void>;
  /** Runs work that only one process may do at a time. Another process waits, and finds it done. */
  alone(work: () => Promise<void>): Promise<void>;
  /** Runs work without a time limit, such as building an index. Use it only where nobody else is at work. */
  patiently<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs work that needs the whole log since the last checkpoint; the embedded database makes no checkpoint during it.
   */
  withoutCheckpoint<T>(work: () => Promise<T>): Promise<T>;
  /** Asks whether the database can be used. Answers within seconds, also when it cannot. */
  health(): Promise<Health>;
  /** Closes the database after the running statements. */
  close(): Promise<void>;
}

/** Lost when closed. `dump` copies all of it, in the form that `memory` of `openDatabase` takes. */
export interface MemoryDatabase extends Database {
  dump(): Promise<ArrayBuffer>;
}

interface Options {
  /** The folder with the drizzle-kit migrations. */
  migrations?: string;
  /** Called with errors in the background. */
  warn?: (error: unknown) => void;
}

/** A PostgreSQL server if there is a `databaseUrl`, otherwise the embedded database in `dataDir`. */
type Stored = Options & { dataDir: string; databaseUrl?: string };

export const MIGRATIONS = join(import.meta.dirname, 'migrations');

/**
 * Opens a database.
 * @throws Error in one line when it cannot be reached, is too old or belongs to another process
 */
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
    // On a server, long work opens a transaction without a time limit.
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

/** drizzle's PGlite session uses nothing of its client but the members of `SerialClient`. */
const onPglite = (client: SerialClient) => drizzlePglite({ client: client as unknown as PGlite });
