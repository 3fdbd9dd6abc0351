import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Role } from '../contract/access.ts';
import { API_BASE, createApp } from '../server/app.ts';
import { type Database, openDatabase } from '../server/db/open.ts';
import { diskStore } from '../server/files/disk.ts';
import { signer } from '../server/files/links.ts';
import { openSession } from '../server/http/session.ts';
import { createJobs } from '../server/jobs/index.ts';
import { serverLogger } from '../server/log.ts';
import { outbox } from '../server/mail/outbox.ts';
import { fill } from './fill.ts';
import { millisecondsOf } from './measure.ts';
import { ACTORS } from './state.ts';

export type Who = Extract<Role, keyof typeof ACTORS>;

export interface Ask {
  path: string;
  method?: 'POST';
  json?: unknown;
}

/** A server in this process over a database of its own. */
export interface Desk {
  total: number;
  database: Database;
  loadSeconds: number;
  megabytes: number;
  /** Asks the whole application and reads the answer to its end; throws when it is refused. */
  ask(who: Who, ask: Ask): Promise<string>;
  /** Complaints with attachments and answers that all of the actors may see, in turn. */
  nextId(): number;
  /** Closes the database and removes it. */
  close(): Promise<void>;
}

/** A filled database: embedded in a temporary folder, or a new one on the server of the URL. */
export async function openDesk(total: number, databaseUrl: string | undefined): Promise<Desk> {
  const home = await makeHome(total, databaseUrl);
  const database = await openDatabase(home);
  const close = async () => {
    await database.close();
    await home.remove();
  };
  try {
    await database.migrate();
    const loading = await millisecondsOf(() => fill(database.db, total));
    const ids = await someIds(database);
    let next = 0;
    return {
      total,
      database,
      loadSeconds: loading / 1_000,
      megabytes: await sizeOf(database),
      ask: await asker(database, home.dataDir),
      nextId: () => ids[next++ % ids.length] ?? 0,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function makeHome(total: number, databaseUrl: string | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), 'grievance-desk-bench-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', removeFolder); // also when interrupted
  if (!databaseUrl) return { dataDir, remove: async () => removeFolder() };
  const name = `bench_${total}_${process.pid}`;
  await onServer(databaseUrl, `create database ${name}`);
  const own = new URL(databaseUrl);
  own.pathname = `/${name}`;
  const remove = () => onServer(databaseUrl, `drop database ${name}`);
  return { dataDir, databaseUrl: own.href, remove };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function asker(database: Database, dataDir: string): Promise<Desk['ask']> {
  const clock = () => new Date();
  const log = serverLogger('info', { write: () => {} });
  const app = createApp({
    database,
    jobs: createJobs(database, log),
    mail: outbox(join(dataDir, 'outbox'), 'desk@example.org'),
    files: diskStore(join(dataDir, 'files')),
    links: signer('a secret of the bench, 32 characters', clock),
    log,
    clock,
    version: 'bench',
  });
  const given = { model: null, remember: true, now: clock() };
  const signIn = (id: number) => openSession(database.db, { id }, given);
  const tokens: Record<Who, string> = {
    admin: await signIn(ACTORS.admin),
    mla: await signIn(ACTORS.mla),
    staff: await signIn(ACTORS.staff),
  };
  return async (who, { path, method, json }) => {
    const headers = { Authorization: `Bearer ${tokens[who]}`, 'Content-Type': 'application/json' };
    const body = json === undefined ? undefined : JSON.stringify(json);
    const response = await app.fetch(
      new Request(`http://localhost${API_BASE}/${path}`, { method, body, headers }),
    );
    const answer = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${answer}`);
    return answer;
  };
}

async function someIds({ db }: Database): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from complaints where staff_id = ${ACTORS.staff} and id % 4 = 0 order by id limit 200`);
  return rows.map(({ id }) => id);
}

async function sizeOf({ db }: Database): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(sql`
    select pg_database_size(current_database()) as bytes`);
  return Math.round(Number(rows[0]?.bytes) / 1e6);
}
