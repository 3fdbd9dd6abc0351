import { join } from 'node:path';
import { diskStore } from './disk.ts';
import type { S3Access } from './s3Bucket.ts';
import type { FileStore } from './store.ts';

/** The data folder and, if set, the bucket with its access keys. */
export interface Where {
  dataDir: string;
  storage: (S3Access & { url: string }) | undefined;
}

/**
 * Opens the bucket of `STORAGE_URL`, or `<DATA_DIR>/files`.
 * @throws Error in one line
 */
export async function openFiles(
  { dataDir, storage }: Where,
  warn: (error: unknown) => void,
): Promise<FileStore> {
  if (!storage) return diskStore(join(dataDir, 'files'));
  const { s3Store } = await import('./s3.ts'); // loading takes a tenth of a second; a server without a bucket skips it
  return s3Store(storage.url, storage, warn);
}
