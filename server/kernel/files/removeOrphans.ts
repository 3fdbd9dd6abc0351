import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { DAY_MS } from '#contract/kernel/day.ts';
import type { Db } from '../db/open.ts';
import { files } from '../db/schema/files.ts';
import type { FileStore } from './store.ts';

/** Longer than any call or job takes between storing a file and committing its row. */
const YOUNG_MS = DAY_MS;
/** How many files one run checks, so that it takes seconds; the next run continues there. */
const AT_ONCE = 10_000;
const BATCH = 500;

/**
 * Removes stored files without a row, a part of them in each call. A process that ends between storing a file and
 * committing its row leaves one, and so does one that ends between deleting a row and its file.
 */
export function orphanRemover({
  database: { db },
  files: store,
}: {
  database: { db: Db };
  files: FileStore;
}) {
  let keys = store.list()[Symbol.asyncIterator]();

  async function removeNamelessOf(batch: string[], before: Date) {
    const named = await db.select({ key: files.key }).from(files).where(inArray(files.key, batch));
    const known = new Set(named.map(({ key }) => key));
    for (const key of batch)
      if (!known.has(key) && (await isOlder(store, key, before))) await store.remove(key);
  }

  return async (now: Date): Promise<void> => {
    const before = new Date(now.getTime() - YOUNG_MS);
    for (let seen = 0; seen < AT_ONCE; seen += BATCH) {
      const batch = await take(keys, BATCH);
      if (batch.length > 0) await removeNamelessOf(batch, before);
      if (batch.length === BATCH) continue;
      keys = store.list()[Symbol.asyncIterator]();
      return;
    }
  };
}

async function take(keys: AsyncIterator<string>, count: number): Promise<string[]> {
  const taken: string[] = [];
  while (taken.length < count) {
    const { done, value } = await keys.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

async function isOlder(store: FileStore, key: string, before: Date): Promise<boolean> {
  const file = await store.open(key);
  return file !== null && file.writtenAt < before;
}

/** Removes half-written files of an ended process from a folder, if they are at least a day old. */
export async function removeUnfinished(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names.filter((each) => each.endsWith('.part'))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < now.getTime() - YOUNG_MS) await rm(path);
  }
}
