import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { insertRow } from '../db/rows.ts';
import { files } from '../db/schema/files.ts';
import type { Upload } from '../files/checkUpload.ts';
import type { FileStore } from '../files/store.ts';

/**
 * Runs a call's work and its commit. When either fails, the stored files are removed, so that none is left without a
 * row. The work adds the keys to `storedKeys`.
 */
export async function withFiles<T>(store: FileStore, work: (storedKeys: string[]) => Promise<T>): Promise<T> {
  const storedKeys: string[] = [];
  try {
    return await work(storedKeys);
  } catch (error) {
    await Promise.allSettled(storedKeys.map((key) => store.remove(key)));
    throw error;
  }
}

/** Stores the bytes of an upload, adds their key to `storedKeys` and returns the id of the new row. */
export async function keepFile(
  store: FileStore,
  db: Db | Tx,
  upload: Upload,
  storedKeys: string[],
): Promise<number> {
  const { bytes, name, type, kind } = upload;
  const key = await store.put(bytes);
  storedKeys.push(key);
  return (await insertRow(db, files, { key, name, type, kind, size: bytes.byteLength })).id;
}

/** Deletes the rows of files that no record refers to. Their bytes are removed after the commit. */
export async function dropFiles(
  context: { db: Db | Tx; files: FileStore; afterCommit(work: () => unknown): void },
  ids: number[],
): Promise<void> {
  for (const key of await deleteFiles(context.db, ids)) context.afterCommit(() => context.files.remove(key));
}

/** Deletes the rows of files, and returns their keys: the caller removes the bytes after the commit. */
export async function deleteFiles(db: Db | Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const isOne = sql`${files.id} = any(${sql.param([...ids])}::int[])`;
  const deleted = await db.delete(files).where(isOne).returning({ key: files.key });
  return deleted.map(({ key }) => key);
}
