import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openEmbedded } from '#server/kernel/db/embedded/open.ts';
import { temporaryFolder } from './notes.ts';

/** Little, so that the test does not last. */
const PATIENCE = { answerMs: 1_000, statementMs: 3_000, lookMs: 100 };
const ENDED = /^The embedded database has stopped: it has not answered for 3 s/;
const SILENT = { ok: false, reason: 'The database has not answered for 1 s.' };
/** It would take years. */
const ENDLESS = 'select count(*) from generate_series(1, 1000000000000000)';
/** It takes longer than a statement may. */
const LONG = 'select count(*) from generate_series(1, 10000000)';

const dataDir = temporaryFolder();
const warned: unknown[] = [];
const database = await openEmbedded(dataDir, (error) => warned.push(error), PATIENCE);
afterAll(async () => {
  await database?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const isWell = () => expect.poll(() => database.health(), { timeout: 60_000 }).toEqual({ ok: true });

test('health asks as calls do: it waits for a transaction that does not end, and no longer than its limit', async () => {
  await isWell();
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const holding = database.client.transaction(() => held);
  expect(await database.health()).toEqual(SILENT);
  end();
  await holding;
  await isWell();
});

test('waits for work that is known to take long', async () => {
  const counted = { rows: [{ count: 10_000_000 }] };
  expect(await database.patiently(() => database.client.query(LONG))).toMatchObject(counted);
  const long = database.client.query(LONG, [], { limitMs: 600_000 });
  expect(await database.health()).toEqual({ ok: true });
  expect(await long).toMatchObject(counted);
});

test('a database that hangs is reported by health, fails every call, and is reopened automatically', async () => {
  const { client } = database;
  await client.query('create table kept as select 7 as number');
  const hanging = [
    client.query(ENDLESS),
    client.query('select 1'),
    client.transaction((tx) => tx.query('delete from kept')),
  ];
  const refused = hanging.map((each) => expect(each).rejects.toThrow(ENDED));
  expect(await database.health()).toEqual(SILENT);
  await Promise.all(refused);
  await isWell();
  expect(warned).toContainEqual(expect.objectContaining({ message: expect.stringMatching(ENDED) }));
  expect((await client.query('select number from kept')).rows).toEqual([{ number: 7 }]);
});
