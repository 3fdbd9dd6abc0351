import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/kernel/db/open.ts';
import { installQueues } from '#server/kernel/jobs/index.ts';
import type { Kind } from '../options.ts';
import { startCluster } from './cluster.ts';
import { fill } from './fill.ts';

/** An installation with so many complaints in a temporary folder, for one user at a time. */
export interface Office {
  kind: Kind;
  total: number;
  dataDir: string;
  /** The address of its PostgreSQL server; absent with the embedded database. */
  databaseUrl?: string;
  /** Stops its database server and removes the folder. */
  close(): Promise<void>;
}

/** Fills a new one, or copies it from `keep`, where filled ones are stored for the next time. */
export async function openOffice(kind: Kind, total: number, keep: string | undefined): Promise<Office> {
  const folder = mkdtempSync(join(tmpdir(), `grievance-desk-bench-${kind}-`));
  chmodSync(folder, 0o711); // PostgreSQL's own account must be able to enter it
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove); // also when interrupted
  const kept = keep && join(keep, `${kind}-${total}`);
  if (kept && existsSync(kept)) copy(kept, folder);
  else {
    await fillFolder(kind, folder, total);
    if (kept) copy(folder, kept);
  }
  const { stop, ...home } = await start(kind, folder);
  return { kind, total, ...home, close: () => stop().finally(remove) };
}

/** With owners and modes, without which PostgreSQL does not start. */
function copy(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  execFileSync('cp', ['-a', `${from}/.`, to]);
}

async function fillFolder(kind: Kind, folder: string, total: number): Promise<void> {
  const { stop, ...home } = await start(kind, folder);
  try {
    const database = await openDatabase(home);
    await database.migrate();
    await installQueues(database);
    await database.patiently(() => fill(database.db, total)).finally(() => database.close());
  } finally {
    await stop();
  }
}

async function start(kind: Kind, folder: string) {
  const dataDir = join(folder, 'data');
  if (kind === 'embedded') return { dataDir, stop: async () => {} };
  const { url, stop } = await startCluster(join(folder, 'cluster'));
  return { dataDir, databaseUrl: url, stop };
}
