import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const VERSIONS = '/usr/lib/postgresql';
const run = promisify(execFile);

/** A PostgreSQL server of the bench, with Debian's settings, on a socket in its folder. */
export interface Cluster {
  url: string;
  stop(): Promise<void>;
}

/** The folder with the programs of the oldest installed PostgreSQL; undefined without one. */
function postgresqlPrograms(): string | undefined {
  const [oldest] = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort() : [];
  return oldest && join(VERSIONS, oldest, 'bin');
}

/** Starts the server of a folder; an empty folder is initialised. */
export async function startCluster(folder: string): Promise<Cluster> {
  const programs = postgresqlPrograms();
  if (!programs) throw new Error('No PostgreSQL is installed: apt-get install postgresql, or --on embedded.');
  mkdirSync(folder, { recursive: true });
  const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined; // PostgreSQL refuses to run as root
  if (account) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
  const start = (program: string, ...args: string[]) =>
    run(join(programs, program), args, { ...account, cwd: folder });
  const data = join(folder, 'data');
  if (!existsSync(data)) {
    await start('initdb', '-D', data, '-U', 'bench', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8');
  }
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder}`;
  await start('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings);
  // An interrupted bench must not leave a server running.
  const kill = () =>
    execFileSync(join(programs, 'pg_ctl'), ['stop', '-m', 'immediate', '-D', data], {
      ...account,
      cwd: folder,
    });
  process.prependOnceListener('exit', kill);
  return {
    url: `postgresql://bench@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      process.off('exit', kill);
      await start('pg_ctl', 'stop', '-w', '-m', 'fast', '-D', data);
    },
  };
}

function accountOf(name: string): { uid: number; gid: number } {
  const id = (option: string) => Number(execFileSync('id', [option, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
