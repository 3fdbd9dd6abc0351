import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, Db, Tx } from '#server/kernel/db/open.ts';

const LOG = 'pg_wal';
/** This file says from where to replay the log; only a checkpoint changes it. */
const CONTROL = join('global', 'pg_control');

/**
 * Copies the folder of this process's embedded database while it is in use, in the state after a power cut. Changes
 * during the copy are in the log since the last checkpoint, with whole pages. No checkpoint runs during the copy, and
 * the end of the log is copied last, while writes are blocked. A database that opens the copy recovers the state of
 * that moment.
 */
export function copyCluster(
  { db, withoutCheckpoint }: Pick<Database, 'db' | 'withoutCheckpoint'>,
  from: string,
  to: string,
): Promise<void> {
  return withoutCheckpoint(async () => {
    const before = await stateOf(db);
    await copyFolder(from, to, (path) => path !== CONTROL);
    await db.transaction(async (tx) => {
      const { redo, segment } = await stateOf(tx);
      if (redo !== before.redo) throw new Error('There was a checkpoint while the database was copied.');
      await copy(join(from, CONTROL), join(to, CONTROL));
      for (const name of await readdir(join(from, LOG))) {
        if (name >= before.segment && name <= segment) await copy(join(from, LOG, name), join(to, LOG, name));
      }
    });
  });
}

/** The position of the last checkpoint, and the current log file. */
async function stateOf(db: Db | Tx): Promise<{ redo: string; segment: string }> {
  const { rows } = await db.execute<{ redo: string; segment: string }>(sql`
    select redo_lsn::text as redo, pg_walfile_name(pg_current_wal_insert_lsn()) as segment
    from pg_control_checkpoint()`);
  if (!rows[0]) throw new Error('The database returned no log position.');
  return rows[0];
}

async function copyFolder(from: string, to: string, isIncluded: (path: string) => boolean, path = '') {
  await mkdir(join(to, path), { recursive: true, mode: 0o700 });
  for (const entry of await readdir(join(from, path), { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) await copyFolder(from, to, isIncluded, inside);
    else if (isIncluded(inside)) await copy(join(from, inside), join(to, inside));
  }
}

/** A file that disappears during the copy was removed by a statement in the log. */
const copy = (from: string, to: string) =>
  copyFile(from, to, constants.COPYFILE_FICLONE).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
