import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { files } from '#server/kernel/db/schema/files.ts';
import { orphanRemover, removeUnfinished } from '#server/kernel/files/removeOrphans.ts';
import { filesBelow } from '../../../sources.ts';
import { testApp } from '../../app.ts';

const HOUR_MS = 60 * 60 * 1000;
const { services, db, folder } = await testApp();
const { files: store } = services;
const now = new Date();

beforeEach(async () => {
  await db.delete(files);
  for await (const key of store.list()) await store.remove(key);
});

/** A stored file of some hours ago, with or without a row that names it. */
async function stored(hours: number, hasRow: boolean): Promise<string> {
  const key = await store.put(Buffer.from('bytes'));
  age(join(folder, key), hours);
  if (hasRow)
    await db.insert(files).values({ key, name: 'a.pdf', type: 'application/pdf', kind: 'pdf', size: 5 });
  return key;
}

function age(path: string, hours: number) {
  const then = new Date(now.getTime() - hours * HOUR_MS);
  utimesSync(path, then, then);
}

test('removes files of more than a day ago that no row names, and no others', async () => {
  const orphan = await stored(25, false);
  const kept = [await stored(23, false), await stored(25, true), await stored(1_000, true)];
  await orphanRemover(services)(now);
  expect(await store.open(orphan)).toBeNull();
  for (const key of kept) expect(await store.open(key)).not.toBeNull();
});

test('starts again after the last file, and removes later orphans, too', async () => {
  const remove = orphanRemover(services);
  const key = await stored(25, true);
  await remove(now);
  await db.delete(files);
  await remove(now);
  expect(await store.open(key)).toBeNull();
});

test('removes half written files of more than a day ago; a folder that is not there is no error', async () => {
  const place = join(folder, 'unfinished');
  mkdirSync(join(place, 'ab'), { recursive: true });
  for (const [name, hours] of [
    ['ab/old.part', 25],
    ['ab/young.part', 23],
    ['whole', 25],
  ] as const) {
    writeFileSync(join(place, name), '');
    age(join(place, name), hours);
  }
  await removeUnfinished(place, now);
  await removeUnfinished(join(folder, 'nowhere'), now);
  expect(
    filesBelow(place)
      .map((path) => path.slice(place.length + 1))
      .sort(),
  ).toEqual(['ab/young.part', 'whole']);
});
