import { join } from 'node:path';
import type { Env } from '../env.ts';
import { diskStore } from './disk.ts';
import type { FileStore } from './store.ts';

/** Files in the bucket of `STORAGE_URL`, else in `<DATA_DIR>/files`. @throws Error in one line. */
export async function openFiles(
  { dataDir, storage }: Pick<Env, 'dataDir' | 'storage'>,
  warn: (error: unknown) => void,
): Promise<FileStore> {
  if (!storage) return diskStore(join(dataDir, 'files'));
  const { s3Store } = await import('./s3.ts'); // takes a tenth of a second, which others need not wait
  return s3Store(storage.url, storage, warn);
}
