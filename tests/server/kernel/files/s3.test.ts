import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { s3Store } from '#server/kernel/files/s3.ts';
import type { ByteRange, FileStore } from '#server/kernel/files/store.ts';
import { access, startS3, storageUrl } from '../../s3.ts';

const MB = 2 ** 20;
const hello = Buffer.from('hello, world');
const warned: unknown[] = [];
const open = (url: string) => s3Store(url, access, (error) => void warned.push(error));

let store: FileStore;
const server = await startS3();
afterAll(() => server.stop());
beforeEach(async () => {
  warned.length = 0;
  store = await open(storageUrl(server.port));
});

async function read(key: string, range?: ByteRange) {
  const file = await store.open(key);
  return file && { size: file.size, text: await new Response(file.stream(range)).text() };
}
async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const key of store.list()) found.push(key);
  return found.sort();
}

describe('the S3 store', () => {
  test('gives back what was put, whole or a range of it, and nothing when it is removed', async () => {
    const key = await store.put(hello);
    expect(await read(key)).toEqual({ size: 12, text: 'hello, world' });
    expect(await read(key, { first: 7, last: 9 })).toEqual({ size: 12, text: 'wor' });
    await store.remove(key);
    await store.remove(key);
    expect(await read(key)).toBeNull();
    expect(warned).toEqual([]);
  });

  test('lists what is its own, and sees nothing of the folder beside it', async () => {
    const other = await open(storageUrl(server.port));
    const foreign = await other.put(hello);
    const own = await Promise.all([store.put(hello), store.put(hello)]);
    expect(await keys()).toEqual(own.sort());
    expect(await read(foreign)).toBeNull();
  });

  test('reaches nothing but files with any key', async () => {
    const inside = await store.put(hello);
    for (const trick of ['', '.', '..', `${inside}/`, `../${inside}`, `${inside}?acl`, `${inside}\0`]) {
      expect(await store.open(trick), trick).toBeNull();
      await store.remove(trick);
      await expect(store.put(hello, trick)).rejects.toThrow('is not a file key');
    }
    expect(await keys()).toEqual([inside]);
  });

  test.each([0, 1, 8 * MB, 8 * MB + 1, 20 * MB])(
    'puts %d bytes that come in pieces @seldom',
    async (size) => {
      const bytes = Buffer.from(Uint8Array.from({ length: size }, (_, index) => index % 251));
      async function* pieces() {
        for (let at = 0; at < size; at += 700_001) yield bytes.subarray(at, at + 700_001);
      }
      const file = await store.open(await store.put(pieces()));
      expect(file?.size).toBe(size);
      const stored = Buffer.from(await new Response(file?.stream()).arrayBuffer());
      expect(stored.equals(bytes)).toBe(true);
    },
  );

  test.each([1, 20])('keeps nothing of what ends in an error after %d MB', async (megabytes) => {
    async function* pieces() {
      for (let sent = 0; sent < megabytes; sent += 1) yield Buffer.alloc(MB);
      throw new Error('the sender is gone');
    }
    await expect(store.put(pieces())).rejects.toThrow('the sender is gone');
    expect(await keys()).toEqual([]);
  });
});

test('a bucket that is not there, or not ours, is told of when the server starts', async () => {
  const missing = storageUrl(server.port).replace('desk', 'other');
  await expect(open(missing)).rejects.toThrow(/^The bucket other cannot be used: NotFound\.$/);
  const wrong = { ...access, accessKeyId: 'wrong' };
  await expect(s3Store(storageUrl(server.port), wrong, () => {})).rejects.toThrow(/^The bucket desk cannot/);
});
