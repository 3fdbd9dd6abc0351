import { inArray } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { files } from '../db/schema/files.ts';
import type { FileStore } from '../files/store.ts';
import type { Upload } from './parse.ts';

/** Runs a call's work; the files it kept are removed again when the work fails, so that none is left without a row. */
export async function withFiles<T>(
  store: FileStore,
  db: Db | Tx,
  work: (keep: (upload: Upload) => Promise<number>) => Promise<T>,
): Promise<T> {
  const kept: string[] = [];
  const keep = async (upload: Upload) => {
    const key = await store.put(upload.bytes);
    kept.push(key);
    const { name, type, kind, bytes } = upload;
    const [row] = await db
      .insert(files)
      .values({ key, name, type, kind, size: bytes.byteLength })
      .returning({ id: files.id });
    if (!row) throw new Error('insert answered no row');
    return row.id;
  };
  try {
    return await work(keep);
  } catch (error) {
    await Promise.allSettled(kept.map((key) => store.remove(key)));
    throw error;
  }
}

/** Deletes the rows of files that no record names any more; their bytes go once that is committed. */
export async function dropFiles(
  context: { db: Db | Tx; files: FileStore; afterCommit(work: () => unknown): void },
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return;
  const dropped = await context.db.delete(files).where(inArray(files.id, ids)).returning({ key: files.key });
  for (const { key } of dropped) context.afterCommit(() => context.files.remove(key));
}
