import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { diskStore } from '#server/kernel/files/disk.ts';
import type { ByteRange, FileStore } from '#server/kernel/files/store.ts';

let root: string;
let store: FileStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
  store = diskStore(join(root, 'files'));
});
afterEach(() => rm(root, { recursive: true }));

const hello = Buffer.from('hello, world');

async function read(key: string, range?: ByteRange) {
  const file = await store.open(key);
  return file && { size: file.size, text: await new Response(file.stream(range)).text() };
}

describe('the disk store', () => {
  test('gives back what was put, whole or a range of it', async () => {
    const key = await store.put(hello);
    expect(await read(key)).toEqual({ size: 12, text: 'hello, world' });
    expect(await read(key, { first: 7, last: 9 })).toEqual({ size: 12, text: 'wor' });
  });

  test('makes a new name for every file, spread over folders, and leaves no unfinished file', async () => {
    const keys = await Promise.all(Array.from({ length: 40 }, () => store.put(hello)));
    expect(new Set(keys).size).toBe(40);
    expect(new Set(keys.map((key) => key.slice(0, 2))).size).toBeGreaterThan(5);
    const stored = await readdir(join(root, 'files'), { recursive: true, withFileTypes: true });
    expect(stored.filter((entry) => entry.isFile())).toHaveLength(40);
  });

  test('[API-05] creates missing parent folders that no other account can read', async () => {
    const deep = join(root, 'office', 'data', 'files');
    const key = await diskStore(deep).put(hello);
    expect(await readdir(join(deep, key.slice(0, 2)))).toHaveLength(1);
    expect((await stat(join(root, 'office'))).mode & 0o777).toBe(0o700);
  });

  test('leaves nothing behind when the bytes cannot be written', async () => {
    await writeFile(join(root, 'plain'), '');
    await expect(diskStore(join(root, 'plain')).put(hello)).rejects.toThrow('ENOTDIR');
    expect(await readdir(root)).toEqual(['plain']);
  });

  test('forgets what is removed; removing it again is no error', async () => {
    const key = await store.put(hello);
    await store.remove(key);
    await store.remove(key);
    expect(await store.open(key)).toBeNull();
  });

  test('reaches nothing outside its folder with any key', async () => {
    await writeFile(join(root, 'secret'), 'secret');
    const inside = await store.put(hello);
    const paths = ['../secret', `${inside.slice(0, 2)}/../../secret`, join(root, 'secret'), '..', '.', ''];
    const tricks = [...paths, `${inside}\0`, `${inside}\n`, `./${inside}`, `${inside}/`];
    for (const trick of tricks) {
      expect(await store.open(trick), trick).toBeNull();
      await store.remove(trick);
    }
    const anything = fc.oneof(fc.string(), fc.stringMatching(/^[./\\0-9a-f%]{1,40}$/));
    await fc.assert(
      fc.asyncProperty(anything, async (key) => {
        await store.remove(key);
        expect(await store.open(key)).toBeNull();
      }),
    );
    expect(await readdir(root)).toEqual(['files', 'secret']);
    expect(await read(inside)).not.toBeNull();
  });
});
