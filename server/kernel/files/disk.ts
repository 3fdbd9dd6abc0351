import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { isKey, newKey } from './keys.ts';
import type { Bytes, FileStore } from './store.ts';

/** Stores files in a folder of this machine. A half-written file has a name that no key can have. */
export function diskStore(root: string): FileStore {
  const pathOf = (key: string) => (isKey(key) ? join(root, key) : null);
  return {
    async put(bytes, key = newKey()) {
      const path = pathOf(key);
      if (!path) throw new Error(`${key} is not a file key`);
      await makeFolders(dirname(path));
      await writeWhole(path, bytes);
      return key;
    },

    async open(key) {
      const path = pathOf(key);
      if (!path) return null;
      const stats = await stat(path).catch(unlessMissing);
      if (!stats?.isFile()) return null;
      return {
        size: stats.size,
        writtenAt: stats.mtime,
        stream: (range) =>
          Readable.toWeb(
            createReadStream(path, range && { start: range.first, end: range.last }),
          ) as ReadableStream<Uint8Array>,
      };
    },

    async remove(key) {
      const path = pathOf(key);
      if (path) await rm(path, { force: true });
    },

    async *list() {
      for (const folder of (await readdir(root).catch(unlessMissing)) ?? []) {
        const names = await readdir(join(root, folder)).catch(unlessFolder);
        for (const name of names) if (isKey(`${folder}/${name}`)) yield `${folder}/${name}`;
      }
    },
  };
}

/**
 * Makes the folder and its parents. Not with `recursive`: there Node reports a missing folder when the disk is
 * read-only.
 */
async function makeFolders(path: string): Promise<void> {
  await makeFolder(path).catch(async (error) => {
    unlessMissing(error);
    await makeFolders(dirname(path));
    await makeFolder(path);
  });
}

/** Forces the folder's name to the disk. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw error;
  }
  await sync(dirname(path));
}

/** Readers see the whole file or none, even after a crash: it writes the bytes first, then the name, and syncs each. */
async function writeWhole(path: string, bytes: Bytes): Promise<void> {
  const unfinished = `${path}.part`;
  try {
    const file = await open(unfinished, 'w', 0o600);
    try {
      for await (const piece of bytes instanceof Uint8Array ? [bytes] : bytes) await file.appendFile(piece);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await sync(dirname(path));
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function unlessFolder(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOTDIR') return [];
  throw error;
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
