import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const OLDEST = 15;
/** Failing to connect is reported soon; a call waits longer for a free connection of a busy server. */
const CONNECT_MS = 2_000;
const TURN_MS = 20_000;
const STATEMENT_MS = 30_000;
const HEALTH_MS = 2_000;
/**
 * Any numbers, but the same in every process: a starting process holds the first while it migrates under the second.
 */
const LOCKS = { start: 7_243_000, migration: 7_243_001 };

// A count is a number, as with PGlite: no id or count here leaves the safe range.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Calls are short, and many run at once: parallel workers and compiled statements cost more than they save. With a
 * million complaints an administrator's My day takes 67 ms, with workers 227; a search for a word 52 ms, compiled 113
 * (DESK-01).
 */
const SETTINGS = ['TimeZone=UTC', 'jit=off', 'max_parallel_workers_per_gather=0'];

/** The pool has one setting for two limits; this one is for connecting. */
class Client extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super({ ...(typeof config === 'object' ? config : {}), connectionTimeoutMillis: CONNECT_MS });
  }
}

/** Opens connections to a PostgreSQL server. */
export async function openPool(url: string, warn: (error: unknown) => void) {
  const pool = new pg.Pool({
    connectionString: url,
    Client,
    connectionTimeoutMillis: TURN_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    options: SETTINGS.map((setting) => `-c ${setting}`).join(' '),
  });
  pool.on('error', warn); // an idle connection was lost; the pool opens another when it needs one
  // A connection that is lost between two statements of a transaction reports it here. Without a listener it would end
  // the process.
  pool.on('connect', (client) => client.on('error', warn));
  const health = () =>
    Promise.race([pool.query('select 1'), silence()]).then(
      () => ({ ok: true }),
      (error: unknown) => ({ ok: false, reason: reasonOf(error) }),
    );
  try {
    const version = await acceptedVersion(pool, new URL(url).host);
    return { pool, version, health, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** A server that accepts connections and sends nothing is no database. */
async function silence(): Promise<never> {
  await pause(HEALTH_MS, undefined, { ref: false });
  throw new Error(`no answer in ${HEALTH_MS / 1000} s`);
}

async function acceptedVersion(pool: pg.Pool, host: string): Promise<string> {
  const { rows } = await pool.query('show server_version').catch((error: unknown) => {
    throw new Error(`No database at ${host}: ${reasonOf(error)}.`);
  });
  const [version = ''] = String(rows[0]?.server_version).split(' ');
  if (Number.parseInt(version, 10) >= OLDEST) return version;
  throw new Error(`PostgreSQL ${version} at ${host} is too old: ${OLDEST} or later is needed.`);
}

/** Runs work on a connection without time limits, while every other process that calls this waits. */
export async function aloneOn(
  pool: pg.Pool,
  lock: keyof typeof LOCKS,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCKS[lock]]);
    await work(client);
  } finally {
    client.release(true); // closing the connection releases the lock and its settings
  }
}

/** For a name with several addresses, a refused connection has its message in `code` only. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || String('code' in error && error.code) : String(error);
