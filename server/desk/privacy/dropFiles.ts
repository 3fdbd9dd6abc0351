import type { Tx } from '#server/kernel/db/open.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { isOneOf } from './isOneOf.ts';

/** Deletes the rows of files and answers their keys, whose bytes are removed after the commit. */
export async function dropFiles(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const dropped = await tx.delete(files).where(isOneOf(files.id, ids)).returning({ key: files.key });
  return dropped.map(({ key }) => key);
}
