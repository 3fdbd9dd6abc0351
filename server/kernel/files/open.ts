import { join } from 'node:path';
import { diskStore } from './disk.ts';
import type { S3Access } from './s3Bucket.ts';
import type { FileStore } from './store.ts';

/** The environment's folder and, where there is one, its bucket with what opens it. */
export interface Where {
  dataDir: string;
  storage: (S3Access & { url: string }) | undefined;
}

/** Files in the bucket of `STORAGE_URL`, else in `<DATA_DIR>/files`. @throws Error in one line. */
export async function openFiles(
  { dataDir, storage }: Where,
  warn: (error: unknown) => void,
): Promise<FileStore> {
  if (!storage) return diskStore(join(dataDir, 'files'));
  const { s3Store } = await import('./s3.ts'); // takes a tenth of a second, which others need not wait
  return s3Store(storage.url, storage, warn);
}
