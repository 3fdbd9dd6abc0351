import { inArray } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
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
  const [row] = await db
    .insert(files)
    .values({ key, name, type, kind, size: bytes.byteLength })
    .returning({ id: files.id });
  if (!row) throw new Error('insert answered no row');
  return row.id;
}

/** Deletes the rows of files that no record refers to. Their bytes are removed after the commit. */
export async function dropFiles(
  context: { db: Db | Tx; files: FileStore; afterCommit(work: () => unknown): void },
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return;
  const dropped = await context.db.delete(files).where(inArray(files.id, ids)).returning({ key: files.key });
  for (const { key } of dropped) context.afterCommit(() => context.files.remove(key));
}
