import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/kernel/db/open.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { deleteFiles } from '#server/kernel/http/storeUploads.ts';
import { exports } from '../schema/exports.ts';

/** Longer than any link to an export is valid. */
const LIFE_MS = 2 * 60 * 60 * 1000;

/** Exports with an expired link. */
export const expiredExports = (now: Date): SQL => {
  const last = sql`coalesce(${exports.finished_at}, ${exports.created_at})`;
  return sql`${last} < ${new Date(now.getTime() - LIFE_MS).toISOString()}::timestamptz`;
};

/**
 * Deletes exports, all or some; returns the keys of their files. An export that is being written ends without a file.
 */
export async function removeExports(tx: Tx, where?: SQL): Promise<string[]> {
  const gone = await tx.delete(exports).where(where).returning({ file_id: exports.file_id });
  return deleteFiles(
    tx,
    gone.flatMap(({ file_id }) => file_id ?? []),
  );
}

/** Deletes exports with an expired link, and their files: they contain names and phones (LIST-10). */
export async function expireExports(
  { database, files: store }: Pick<Services, 'database' | 'files'>,
  now: Date,
) {
  const keys = await database.db.transaction((tx) => removeExports(tx, expiredExports(now)));
  for (const key of keys) await store.remove(key);
}
