import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface TestServer {
  url: string;
  stop(): void;
}

/** Writes need not survive the test. Several files, each with its pool, use one server in parallel. */
const SETTINGS = ['listen_addresses=', 'fsync=off', 'full_page_writes=off', 'max_connections=200'];

const VERSIONS = '/usr/lib/postgresql';

/** The folder with the oldest PostgreSQL that Debian's packages installed here; undefined when there is none. */
export function installedPostgresql(): string | undefined {
  const [oldest] = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort() : [];
  return oldest && join(VERSIONS, oldest, 'bin');
}

/** A new PostgreSQL server for a test file, on a socket in its own folder. */
export function startPostgresql(bin: string): TestServer {
  const folder = mkdtempSync(join(tmpdir(), 'grievance-desk-postgresql-'));
  const data = join(folder, 'data');
  const user = process.getuid?.() === 0 ? accountOf('postgres') : undefined; // it refuses to run as root
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o755);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  run('initdb', '-D', data, '-U', 'test', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync');
  run(
    'pg_ctl',
    'start',
    '-w',
    '-D',
    data,
    '-l',
    join(folder, 'log'),
    '-o',
    `${SETTINGS.map((setting) => `-c ${setting}`).join(' ')} -k ${folder}`,
  );
  const stop = () => {
    run('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', data);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgresql://test@localhost/postgres?host=${encodeURIComponent(folder)}`, stop };
}

/** The URL of another database on the server of `url`. */
function databaseOf(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = name;
  return other.href;
}

/** Creates a database, empty or as a copy of an unused one; returns its URL. */
export async function createDatabase(url: string, name: string, template?: string): Promise<string> {
  await onServer(url, `create database "${name}" ${template ? `template "${template}"` : ''}`);
  return databaseOf(url, name);
}

/** Removes a database, and disconnects its clients. */
export const dropDatabase = (url: string, name: string) =>
  onServer(url, `drop database "${name}" with (force)`);

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function accountOf(name: string): { uid: number; gid: number } {
  const id = (option: string) => Number(execFileSync('id', [option, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
