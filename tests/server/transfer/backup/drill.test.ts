import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLACE_LEVELS } from '#contract/places/place.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { productVersion } from '#server/kernel/version.ts';
import { compareSome } from '#server/persons/pairs/compare.ts';
import { personPairs } from '#server/persons/schema/personPairs.ts';
import { agrees } from '#server/transfer/backup/compare.ts';
import { filePath, readBackup, tablePath } from '#server/transfer/backup/format.ts';
import { makeBackup } from '#server/transfer/backup/makeBackup.ts';
import { restoreBackup, type Target } from '#server/transfer/backup/restoreBackup.ts';
import { rollUpDifferences } from '#server/transfer/backup/rollUpDifferences.ts';
import { offerSnapshots } from '#server/transfer/backup/snapshots.ts';
import { openSource } from '#server/transfer/backup/source.ts';
import type { TestApp } from '../../app.ts';
import type { Desk } from '../../complaints/desk.ts';
import { temporaryFolder } from '../../kernel/db/notes.ts';
import { fillTables } from './filled/fillTables.ts';
import { CALLED } from './filled/records.ts';
import { bringOneMatter, environment, founded, memoryOffice, openOffice, served, work } from './office.ts';
import { backedUp, expectRestored, kept, type Rows, rowsOf } from './rows.ts';

const env = environment();
const now = new Date('2026-03-02T04:30:00Z');
/** A database on disk takes its time to open, and this opens several, on machines that may be busy. */
const BUSY_MS = 300_000;
const folder = join(temporaryFolder(), 'office');
let office: Target;
let desk: Desk;
let reads = 0;
let cause: number;
let recordedBefore: number;
let recordedAfter: number;

/** A working office: during its backup complaints are recorded, and a file is deleted whose row was already read. */
beforeAll(async () => {
  ({ office, desk } = await founded(env));
  const { id } = await work(desk);
  await fillTables(desk);
  cause = await bringOneMatter(desk);
  writeFileSync(join(env.dataDir, 'config.json'), '{"name":"కరీంనగర్"}');
  const snapshots = await offerSnapshots(office.database, env.dataDir, (error) => {
    throw error;
  });
  recordedBefore = await desk.db.$count(complaints);
  const source = await openSource(env, productVersion());
  const read: typeof source.read = async (dump) => {
    const { media = [] } = (await desk.get(desk.mla, `complaint/${id}?media=1`)).body;
    const [first] = media as { id: number }[];
    const result = await source.read(dump);
    reads += 1;
    await desk.send('DELETE', `complaint/media/${first?.id}`, { token: desk.mla.token });
    await desk.record(desk.mla);
    return result;
  };
  let isOver = false;
  const made = makeBackup({ ...source, read }, folder, now).finally(() => {
    isOver = true;
  });
  const busy = async () => {
    while (!isOver) await desk.record(desk.staff);
  };
  await Promise.all([made, busy()]);
  recordedAfter = await desk.db.$count(complaints);
  await snapshots.stop();
}, BUSY_MS);
afterAll(() => office.database.close());

test('[API-07] a backup of an office at work is of one moment, and has every file that it names', async () => {
  const { manifest, sums } = await readBackup(folder);
  expect(reads).toBeGreaterThan(1);
  expect(manifest.tables.complaints).toBeGreaterThanOrEqual(recordedBefore);
  expect(manifest.tables.complaints).toBeLessThan(recordedAfter);
  expect(manifest).toMatchObject({ lost: [], files: manifest.tables.files, made_at: now.toISOString() });
  expect([...sums.keys()].filter((path) => path.startsWith('files/'))).toHaveLength(manifest.files);
});

const empty = (all: Rows) => [...all.keys()].filter((name) => all.get(name)?.length === 0);

test('[API-07, GRD-16] the backup has rows of each table of the office, and names in three scripts of all that may have them', async () => {
  const all = await rowsOf(office.database.db);
  expect(empty(all)).toEqual([]);
  const { manifest } = await readBackup(folder);
  expect(Object.keys(manifest.tables).sort()).toEqual(kept(all).sort());
  const saved = backedUp(folder, kept(all));
  expect(empty(saved)).toEqual([]);
  const named = [...saved].filter(([, [row]]) => row && 'name_te' in row);
  expect(named.length).toBeGreaterThan(PLACE_LEVELS.length);
  for (const [name, rows] of named)
    expect([name, rows]).toEqual([name, expect.arrayContaining([expect.objectContaining(CALLED)])]);
});

test(
  '[API-07, PER-18, PER-19, REF-12] the drill: the office is destroyed and restored, compares equal, and goes on',
  async () => {
    const backup = await readBackup(folder);
    const restored = await openOffice(environment());
    const compared = await restoreBackup(backup, restored, false);
    expect(compared.filter((each) => !agrees(each))).toEqual([]);
    for (const { key } of await restored.database.db.select({ key: files.key }).from(files)) {
      expect(backup.sums.has(filePath(key))).toBe(true);
    }
    expect(readFileSync(join(restored.dataDir, 'config.json'), 'utf8')).toContain('కరీంనగర్');

    await expectRestored(folder, restored.database.db);
    expect(await rollUpDifferences(restored.database.db)).toEqual([]);
    expect(await pairsIn(restored)).toEqual(await pairsIn(office));

    const api = await served(restored);
    const answered = await api.send('GET', 'complaint?page=1&given=answered', { token: desk.admin.token });
    expect(answered.body.total).toBe(1);
    const listed = await api.send('GET', 'complaint?page=1', { token: desk.admin.token });
    expect(listed.body.total).toBe(backup.manifest.tables.complaints);
    const next = await api.send('POST', 'complaint', { token: desk.mla.token, form: desk.body() });
    expect(next.status).toBe(201);
    await goesOn(api);
    await restored.database.close();
  },
  BUSY_MS,
);

/** Who is possibly one, once everybody is compared. */
async function pairsIn({ database: { db } }: Target) {
  while ((await db.transaction((tx) => compareSome(tx, 100))) > 0);
  return db.select().from(personPairs).orderBy(personPairs.low_id, personPairs.high_id);
}

/** The cause is unchanged, and its running answer continues. */
async function goesOn({ send, services }: TestApp) {
  const ask = async (path: string) =>
    (await send('GET', `cause/${cause}${path}`, { token: desk.mla.token })).body;
  expect(await ask('')).toMatchObject({
    ...{ number: 'C-2026-0001', title: 'నీళ్లు లేవు', cases: 3, people: 3, state: 'open' },
    answers: [{ given: 0 }, { given: 2 }],
  });
  expect((await ask('/member')).total).toBe(3);
  registerHandlers(services);
  await services.jobs.runDue();
  expect(await ask('')).toMatchObject({ state: 'answered', answers: [{ given: 3 }, { given: 2 }] });
  const input = { ...desk.places.V1, title: 'Again', category_id: desk.roads, complaint_ids: [] };
  const another = await send('POST', 'cause', { token: desk.mla.token, json: input });
  expect(another.body).toMatchObject({ number: 'C-2026-0002' });
}

test(
  'a restore that was cut short is done again; an office that is there is only replaced when one asks for it',
  async () => {
    const backup = await readBackup(folder);
    const other = await memoryOffice();
    const { put } = other.files;
    let left = 1;
    other.files.put = (...given) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('the power is gone')) : put(...given);
    };
    await expect(restoreBackup(backup, other, false)).rejects.toThrow('the power is gone');
    expect(await other.database.db.$count(complaints)).toBe(0);
    other.files.put = put;
    expect((await restoreBackup(backup, other, false)).every(agrees)).toBe(true);

    const stray = await other.files.put(Buffer.from('of somebody else'));
    await expect(restoreBackup(backup, other, false)).rejects.toThrow(
      /^There is an office already: \d+ rows, 1 other files\. Nothing was changed/,
    );
    expect(await other.files.open(stray)).not.toBeNull();
    expect((await restoreBackup(backup, other, true)).every(agrees)).toBe(true);
    expect(await other.files.open(stray)).toBeNull();
  },
  BUSY_MS,
);

test(
  'a file that the office had lost before is named, and all else is saved',
  async () => {
    const [row] = await desk.db.select({ key: files.key }).from(files).limit(1);
    await office.files.remove(row?.key ?? '');
    await office.database.close();
    const second = join(temporaryFolder(), 'office');
    const manifest = await makeBackup(await openSource(env, productVersion()), second, now);
    expect(manifest.lost).toEqual([row?.key]);
    expect(manifest.files).toBe((manifest.tables.files ?? 0) - 1);
    await readBackup(second);
  },
  BUSY_MS,
);

test('a backup that is unfinished or damaged is refused before anything is touched', async () => {
  await expect(readBackup(`${folder}.part`)).rejects.toThrow('is not a complete backup');
  const { sums } = await readBackup(folder);
  const [file = ''] = [...sums.keys()].filter((path) => path.startsWith('files/'));
  appendFileSync(join(folder, tablePath('users')), 'x');
  rmSync(join(folder, file));
  await expect(readBackup(folder)).rejects.toThrow(
    new RegExp(`is damaged:\n(.*\n)?  (${file} is missing|tables/users.ndjson.gz)`),
  );
  appendFileSync(join(folder, 'SHA256SUMS'), 'x');
  await expect(readBackup(folder)).rejects.toThrow('SHA256SUMS has changed');
});
