import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { s3Store } from '#server/kernel/files/s3.ts';
import type { FileStore } from '#server/kernel/files/store.ts';
import { access, breakable, startS3, storageUrl } from '../../s3.ts';

/** The store gives up before two seconds are over; the rest is for a machine that is busy with other tests. */
const LIMIT_MS = 5_000;
const PAUSE_MS = 2_000;
const bytes = Buffer.alloc(500_000, 'x');
const warned: unknown[] = [];

let server: Awaited<ReturnType<typeof startS3>>;
let way: Awaited<ReturnType<typeof breakable>>;
let store: FileStore;
let key: string;
beforeAll(async () => {
  server = await startS3();
  way = await breakable(server.port);
  store = await s3Store(storageUrl(way.port), access, (error) => void warned.push(error));
  key = await store.put(bytes);
});
afterEach(async () => {
  await way.repair();
  await expect.poll(sizeOfFile, { timeout: LIMIT_MS }).toBe(bytes.byteLength);
});
afterAll(async () => {
  await way.close();
  await server.stop();
});

/** That a call is refused as the API answers it, in the time that a caller may wait. */
async function isRefused(call: () => Promise<unknown>) {
  const refused = call().then(
    () => 'done',
    (error: { status?: number; message?: string }) => [error.status, error.message],
  );
  const late = new Promise((resolve) => setTimeout(() => resolve('late'), LIMIT_MS).unref());
  expect(await Promise.race([refused, late])).toEqual([503, errorTexts.filesAway]);
}

/** Undefined while it cannot be opened. */
const sizeOfFile = () =>
  store.open(key).then(
    (file) => file?.size,
    () => undefined,
  );
async function putAgain() {
  key = await store.put(bytes).catch(() => key);
  return sizeOfFile();
}

async function first(of: AsyncIterable<string>) {
  for await (const each of of) return each;
}

describe.each(['refuses', 'is silent', 'has errors', 'drips'] as const)('S3 that %s', (fault) => {
  test.each([
    ['a small file is put', () => store.put(Buffer.from('hello'))],
    ['a large file is put', () => store.put(bytes)],
    ['a file is opened', () => store.open(key)],
    ['a file is removed', () => store.remove(key)],
    ['files are listed', () => first(store.list())],
  ])('is told of soon when %s, and works again without a restart', async (_what, call) => {
    warned.length = 0;
    await way.break(fault);
    await isRefused(call);
    expect(warned).toHaveLength(1);
    await way.repair();
    await expect.poll(sizeOfFile, { timeout: LIMIT_MS }).toBe(bytes.byteLength);
  });

  test('is not waited for by one call after the other', async () => {
    await way.break(fault);
    await isRefused(() => store.open(key));
    const started = performance.now();
    for (let call = 0; call < 20; call += 1) await isRefused(() => store.open(key));
    expect(performance.now() - started).toBeLessThan(20 * 1_500);
  });

  test('lets a server start', async () => {
    await way.break(fault);
    store = await s3Store(storageUrl(way.port), access, (error) => void warned.push(error));
    await way.repair();
    await expect.poll(putAgain, { timeout: LIMIT_MS }).toBe(bytes.byteLength);
  });
});

test('a file whose second half is missing ends with an error, not as half a file', async () => {
  await way.break('stops in the middle');
  const file = await store.open(key);
  await expect(new Response(file?.stream()).arrayBuffer()).rejects.toThrow();
});

test('a reader who takes longer than S3 may is waited for', async () => {
  const file = await store.open(key);
  const reader = file?.stream().getReader();
  let read = (await reader?.read())?.value?.byteLength ?? 0;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    read += next.value.byteLength;
  }
  expect(read).toBe(bytes.byteLength);
});

describe('a file in parts', () => {
  const size = 9 * 2 ** 20;
  async function* pieces() {
    for (let at = 0; at < size; at += 2 ** 20) yield Buffer.alloc(2 ** 20, 'x');
  }
  beforeEach(async () => {
    store = await s3Store(storageUrl(way.port), access, (error) => void warned.push(error), LIMIT_MS);
    key = await store.put(bytes);
    warned.length = 0;
  });

  test('stores a file when the answer to the last call is lost, without an error', async () => {
    await way.break('loses its last answer');
    const file = await store.open(await store.put(pieces()));
    expect(file?.size).toBe(size);
    expect(warned).toEqual([]);
  });

  test('is waited for while S3 puts it together', async () => {
    const strict = await s3Store(storageUrl(way.port), access, (error) => void warned.push(error));
    await way.break('is long at its last call');
    const file = await strict.open(await strict.put(pieces()));
    expect(file?.size).toBe(size);
    expect(warned).toEqual([]);
  });

  test('does not store a file whose upload was lost, even if an older upload exists', async () => {
    await way.break('loses uploads');
    await isRefused(() => store.put(pieces()));
    await isRefused(() => store.put(pieces(), key));
  });
});

test.each([
  ['opened', sizeOfFile],
  ['put', async () => (await store.open(await store.put(bytes)))?.size],
])(
  'reports no error for any number of idle connections that S3 has closed, when a file is %s',
  async (_what, call) => {
    await Promise.all(Array.from({ length: 6 }, call));
    warned.length = 0;
    way.hangUp();
    expect(await call()).toBe(bytes.byteLength);
    expect(warned).toEqual([]);
  },
);
