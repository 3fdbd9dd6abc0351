import { rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openEmbedded } from '../../../server/db/embedded/open.ts';
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
let database: Awaited<ReturnType<typeof openEmbedded>>;
beforeAll(async () => {
  database = await openEmbedded(dataDir, (error) => warned.push(error), PATIENCE);
});
afterAll(async () => {
  await database?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const ask = (text: string) => database.client.query(`select ${text} as said`);
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

test('what is known to take long is waited for, and is no hang', async () => {
  const counted = { rows: [{ count: 10_000_000 }] };
  expect(await database.patiently(() => database.client.query(LONG))).toMatchObject(counted);
  const long = database.client.query(LONG, [], { limitMs: 600_000 });
  expect(await database.health()).toEqual({ ok: true });
  expect(await long).toMatchObject(counted);
});

test('a database that hangs is told by health, fails every call, and is opened again by itself', async () => {
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

test('what is asked for at once goes to the thread together, and is answered in its order whatever follows', async () => {
  const sent = vi.spyOn(Worker.prototype, 'postMessage');
  const first = [ask('pg_sleep(0.05)::text'), ask('missing'), ask(`'third'`)];
  const settled = Promise.allSettled(first);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  const later = ask(`'fourth'`);
  expect((await later).rows).toEqual([{ said: 'fourth' }]);
  expect(sent).toHaveBeenCalledTimes(2);
  expect(await settled).toMatchObject([
    { status: 'fulfilled', value: { rows: [{ said: '' }] } },
    { status: 'rejected', reason: { code: '42703' } },
    { status: 'fulfilled', value: { rows: [{ said: 'third' }] } },
  ]);
  sent.mockRestore();
});

test('what cannot be sent fails by itself, and the thread goes on', async () => {
  const unsent = database.client.query('select $1', [() => 'a function']);
  await expect(unsent).rejects.toThrow('could not be cloned');
  expect((await ask(`'well'`)).rows).toEqual([{ said: 'well' }]);
});

test('what was asked for in the moment of closing is still answered, and nothing afterwards', async () => {
  const last = ask(`'last'`);
  const closing = database.close();
  expect((await last).rows).toEqual([{ said: 'last' }]);
  await closing;
  await expect(ask(`'late'`)).rejects.toThrow();
});
