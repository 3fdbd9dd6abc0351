import { inject } from 'vitest';
import { diskStore } from '#server/kernel/files/disk.ts';
import type { FileStore } from '#server/kernel/files/store.ts';

/** The server is in a process that many files keep busy. */
const PATIENCE_MS = 30_000;

/** An empty store: the folder, or a new place on the run's S3-compatible server. */
export async function freshFiles(folder: string, warn: (error: unknown) => void): Promise<FileStore> {
  const servers = inject('servers');
  if (!servers) return diskStore(folder);
  const [{ s3Store }, { access, storageUrl }] = await Promise.all([
    import('#server/kernel/files/s3.ts'),
    import('./s3.ts'),
  ]);
  return s3Store(storageUrl(servers.s3Port), access, warn, PATIENCE_MS);
}
