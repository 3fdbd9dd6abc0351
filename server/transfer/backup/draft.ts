import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lockFolder } from '#server/kernel/db/folderLock.ts';

const ENDING = '.part';
const LOCK = 'lock';

/**
 * Fills a folder that must not exist yet; it gets its name only when it is complete. If `fill` fails, its files are
 * removed. Files of a killed process are removed by the next call.
 */
export async function fillFolder<T>(folder: string, fill: (draft: string) => Promise<T>): Promise<T> {
  const draft = `${folder}${ENDING}`;
  await removeLeftovers(dirname(folder));
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const release = await lockFolder(draft).catch(unlessSocketless);
  try {
    const result = await fill(draft);
    release();
    await rm(join(draft, LOCK), { recursive: true, force: true });
    await sync(draft);
    await rename(draft, folder);
    await sync(dirname(folder));
    return result;
  } catch (error) {
    release();
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Some network drives hold no sockets: a draft there has no lock, and stays when its process is killed. */
function unlessSocketless(error: unknown): () => void {
  if (error instanceof Error && 'code' in error) return () => {};
  throw error;
}

/** A draft whose lock is held belongs to a running process. */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const draft = join(parent, name);
    if (!name.endsWith(ENDING) || !existsSync(join(draft, LOCK))) continue;
    const release = await lockFolder(draft).catch(() => null);
    if (!release) continue;
    release();
    await rm(draft, { recursive: true, force: true });
  }
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
