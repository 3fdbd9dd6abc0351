import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type Tx } from '#server/kernel/db/open.ts';
import { openFiles, type Where } from '#server/kernel/files/open.ts';
import type { Source } from './makeBackup.ts';
import { withSnapshot } from './snapshots.ts';

type Work<T> = (tx: Tx) => Promise<T>;

/**
 * Opens the office of an environment for reading, whether its server runs or not; `version` is that of the product.
 * @throws Error in one line
 */
export async function openSource(
  env: Where & { databaseUrl: string | undefined },
  version: string,
): Promise<Source> {
  const { dataDir, databaseUrl } = env;
  if (!databaseUrl && !existsSync(join(dataDir, 'db'))) {
    throw new Error(`There is no database in ${dataDir}.`);
  }
  return {
    read: (work) => (databaseUrl ? readMoment({ dataDir, databaseUrl }, work) : readEmbedded(dataDir, work)),
    files: await openFiles(env, () => {}),
    dataDir,
    version,
  };
}

/** Uses the server's copy of the database if a server runs, otherwise the database itself. */
async function readEmbedded<T>(dataDir: string, work: Work<T>): Promise<T> {
  const read = await withSnapshot(dataDir, async (folder) => ({
    result: await readMoment({ dataDir: folder }, work),
  }));
  return read ? read.result : readMoment({ dataDir }, work);
}

async function readMoment<T>(where: { dataDir: string; databaseUrl?: string }, work: Work<T>): Promise<T> {
  const database = await openDatabase(where);
  try {
    return await database.db.transaction(work, {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
  } finally {
    await database.close();
  }
}
