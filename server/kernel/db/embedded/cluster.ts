import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { startPglite } from '../pglite.ts';
import { DurableFs } from './durableFs.ts';

/** PGlite's parameters without -F, which turns fsync off. The default, fdatasync, never reaches `DurableFs`. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['wal_sync_method=fsync', 'max_wal_size=128MB', 'jit=off'].flatMap((setting) => ['-c', setting]),
];

type OnFsyncFailure = (error: unknown) => never;

/**
 * Opens the database in `folder`, or makes it. A new one is made in another folder first, so that an interrupted start
 * leaves no half-made database.
 */
export async function openCluster(folder: string, onFsyncFailure: OnFsyncFailure): Promise<PGlite> {
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    const draft = `${folder}.new`;
    rmSync(draft, { recursive: true, force: true });
    await (await start(draft, onFsyncFailure)).close();
    syncTree(draft);
    renameSync(draft, folder);
    sync(dirname(folder));
  }
  return start(folder, onFsyncFailure);
}

async function start(folder: string, onFsyncFailure: OnFsyncFailure): Promise<PGlite> {
  let lastWords: string | undefined;
  const onStderr = (line: string) => {
    lastWords = /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? lastWords;
    return false; // prints nothing
  };
  try {
    return await startPglite({ fs: new DurableFs(folder, onFsyncFailure), startParams, onStderr });
  } catch (error) {
    throw lastWords ? new Error(lastWords, { cause: error }) : error;
  }
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) sync(join(folder, entry));
  sync(folder);
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
