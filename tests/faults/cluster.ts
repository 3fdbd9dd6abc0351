import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedPostgresql } from '../server/postgresql.ts';

/** A PostgreSQL server that can be stopped and started; it keeps its data with fsync, as in an office. */
export interface Cluster {
  url: string;
  start(): void;
  stop(mode: 'fast' | 'immediate'): void;
  /** Stops it and removes its files. */
  remove(): void;
}

/** Null when no PostgreSQL is installed. */
export function createCluster(): Cluster | null {
  const bin = installedPostgresql();
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'grievance-desk-cluster-'));
  const data = join(folder, 'data');
  const user = process.getuid?.() === 0 ? unprivileged() : undefined; // PostgreSQL refuses to run as root
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o755);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  run('initdb', '-D', data, '-U', 'test', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8');
  const options = `-c listen_addresses= -k ${folder}`;
  const start = () => void run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options);
  const stop = (mode: string) => void run('pg_ctl', 'stop', '-w', '-m', mode, '-D', data);
  start();
  return {
    url: `postgresql://test@localhost/postgres?host=${encodeURIComponent(folder)}`,
    start,
    stop,
    remove() {
      stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function unprivileged(): { uid: number; gid: number } {
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
