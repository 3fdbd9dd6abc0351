import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/kernel/db/open.ts';
import { testApp } from '../../app.ts';
import { silentServer } from './silentServer.ts';

const NO_ANSWER = 'no answer in 2 s';

let server: Awaited<ReturnType<typeof silentServer>>;
let database: Database;
const warned: unknown[] = [];
beforeEach(async () => {
  server = await silentServer();
  warned.length = 0;
  const warn = (error: unknown) => warned.push(error);
  database = await openDatabase({ dataDir: '', databaseUrl: server.url, warn });
});
afterEach(async () => {
  // This drops pending statements; closing the client would wait for them.
  server.close();
  await database.close();
});

test('PostgreSQL that falls silent is told by health, which waits no longer than its limit', async () => {
  expect(await database.health()).toEqual({ ok: true });
  server.fallSilent();
  expect(await database.health()).toEqual({ ok: false, reason: NO_ANSWER });
});

test('so is one that takes new connections and says nothing', async () => {
  server.fallSilent();
  server.drop();
  await expect.poll(() => warned.length).toBeGreaterThan(0);
  expect(await database.health()).toEqual({ ok: false, reason: expect.stringMatching(/no answer|timeout/) });
});

test('the health call answers 503 with the reason', async () => {
  const api = await testApp(undefined, database);
  server.fallSilent();
  expect(await api.send('GET', 'health')).toMatchObject({ status: 503, body: { message: NO_ANSWER } });
});
