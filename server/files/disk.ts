import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from './store.ts';

/** 128 random bits; the first byte is the folder, so that no folder grows too large to list. */
const KEY = /^[0-9a-f]{2}\/[0-9a-f]{30}$/;

const newKey = () => randomBytes(16).toString('hex').replace(/^../, '$&/');

/** Files in a folder of this machine. A half written file has a name that no key can have. */
export function diskStore(root: string): FileStore {
  const pathOf = (key: string) => (KEY.test(key) ? join(root, key) : null);
  return {
    async put(bytes) {
      const key = newKey();
      const path = join(root, key);
      const created = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeWhole(path, bytes);
      if (created) await sync(dirname(created));
      return key;
    },

    async open(key) {
      const path = pathOf(key);
      if (!path) return null;
      const found = await stat(path).catch(unlessMissing);
      if (!found?.isFile()) return null;
      return {
        size: found.size,
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
  };
}

/** Readers see the whole file or none, even after a crash: bytes first, then the name, each forced to the disk. */
async function writeWhole(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const unfinished = `${path}.part`;
  try {
    const file = await open(unfinished, 'wx', 0o600);
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

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
