import type { Database } from '#server/kernel/db/open.ts';
import type { FileStore } from '#server/kernel/files/store.ts';
import { type Backup, filePath } from './format.ts';
import { hashOfStored } from './hashing.ts';
import { countRows, officeTables } from './tables.ts';

/** The expected and the actual number of rows or hash after a restore. */
export interface Comparison {
  what: string;
  backup: number;
  restored: number;
}

/** Counts the rows of each table, and compares the hash of each file in the store. */
export async function compare(
  { manifest, sums }: Backup,
  { database: { db }, files }: { database: Database; files: FileStore },
  keys: Set<string>,
): Promise<Comparison[]> {
  const compared: Comparison[] = [];
  const tables = new Map((await officeTables(db)).map((table) => [table.name, table]));
  for (const [what, backup] of Object.entries(manifest.tables)) {
    const table = tables.get(what);
    compared.push({ what, backup, restored: table ? await countRows(db, table) : 0 });
  }
  let same = 0;
  for (const key of keys) {
    if ((await hashOfStored(files, key)) === sums.get(filePath(key))) same += 1;
  }
  compared.push({ what: 'files with the same hash', backup: manifest.files, restored: same });
  return compared;
}

export const agrees = ({ backup, restored }: Comparison) => backup === restored;
