import { inArray, lt, sql } from 'drizzle-orm';
import { exports } from '../db/schema/exports.ts';
import { files } from '../db/schema/files.ts';
import type { Services } from '../http/serve.ts';

/** Longer than any link to a finished export is good. */
const LIFE_MS = 2 * 60 * 60 * 1000;

/** Removes exports whose links have expired, with their files: they are full of names and phones (LIST-10). */
export async function expireExports(
  { database, files: store }: Pick<Services, 'database' | 'files'>,
  now: Date,
) {
  const keys = await database.db.transaction(async (tx) => {
    const last = sql`coalesce(${exports.finished_at}, ${exports.created_at})`;
    const gone = await tx
      .delete(exports)
      .where(lt(last, sql`${new Date(now.getTime() - LIFE_MS).toISOString()}::timestamptz`))
      .returning({ file_id: exports.file_id });
    const ids = gone.flatMap(({ file_id }) => file_id ?? []);
    return ids.length > 0 ? tx.delete(files).where(inArray(files.id, ids)).returning({ key: files.key }) : [];
  });
  for (const { key } of keys) await store.remove(key);
}
