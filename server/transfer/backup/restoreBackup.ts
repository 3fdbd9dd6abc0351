import { cp, mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/open.ts';
import { diskStore } from '#server/kernel/files/disk.ts';
import type { FileStore } from '#server/kernel/files/store.ts';
import { installQueues } from '#server/kernel/jobs/index.ts';
import { type Comparison, compare } from './compare.ts';
import { emptyDatabase, rowsIn } from './emptyDatabase.ts';
import type { Backup } from './format.ts';
import { copyStored } from './hashing.ts';
import { loadTables } from './loadTables.ts';
import { migrateTo } from './migrations.ts';
import { rollUpDifferences } from './rollUpDifferences.ts';

export interface Target {
  database: Database;
  files: FileStore;
  dataDir: string;
}

const FILES = 'files';
const OFFICE = 'office';

/**
 * Restores a backup into an empty database and an empty store of any kind; `replace` empties them first. Files come
 * first, then all rows in one transaction: an interrupted restore leaves an empty office and can be repeated.
 * @throws Error in one line, with nothing changed, when the target is not empty
 */
export async function restoreBackup(backup: Backup, target: Target, replace: boolean): Promise<Comparison[]> {
  const { database, files, dataDir } = target;
  const paths = [...backup.sums.keys()];
  const keys = new Set(
    paths.filter((path) => path.startsWith(`${FILES}/`)).map((path) => relative(FILES, path)),
  );
  const foreign = await othersIn(files, keys);
  const rows = await rowsIn(database.db);
  if (!replace && (rows > 0 || foreign.length > 0)) {
    throw new Error(
      `There is an office already: ${rows} rows, ${foreign.length} other files. Nothing was changed; --replace removes it.`,
    );
  }
  await emptyDatabase(database);
  await migrateTo(database, backup.manifest.schema);
  await installQueues(database);
  const copies = diskStore(join(backup.folder, FILES));
  for (const key of keys) await copyStored(copies, files, key);
  await database.db.transaction((tx) => loadTables(tx, backup));
  const comparison = await compare(backup, target, keys);
  await database.migrate();
  const wrong = await rollUpDifferences(database.db);
  comparison.push({ what: 'wrong counts of complaints', backup: 0, restored: wrong.length });
  for (const key of foreign) await files.remove(key);
  for (const path of paths.filter((each) => each.startsWith(`${OFFICE}/`))) {
    const place = join(dataDir, relative(OFFICE, path));
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await cp(join(backup.folder, path), place);
  }
  await database.db.execute(sql`analyze`);
  return comparison;
}

/** Stored files that are not in this backup; files that are come from an interrupted attempt. */
async function othersIn(files: FileStore, keys: Set<string>): Promise<string[]> {
  const others: string[] = [];
  for await (const key of files.list()) if (!keys.has(key)) others.push(key);
  return others;
}
