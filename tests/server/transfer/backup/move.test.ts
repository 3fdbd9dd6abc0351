import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productVersion } from '#server/kernel/version.ts';
import { agrees } from '#server/transfer/backup/compare.ts';
import { readBackup } from '#server/transfer/backup/format.ts';
import { makeBackup } from '#server/transfer/backup/makeBackup.ts';
import { restoreBackup } from '#server/transfer/backup/restoreBackup.ts';
import { rollUpDifferences } from '#server/transfer/backup/rollUpDifferences.ts';
import { openSource } from '#server/transfer/backup/source.ts';
import { temporaryFolder } from '../../kernel/db/notes.ts';
import { queued } from '../../kernel/jobs/queue.ts';
import { createDatabase, installedPostgresql, startPostgresql, type TestServer } from '../../postgresql.ts';
import { startS3, storageUrl } from '../../s3.ts';
import { fillTables } from './filled/fillTables.ts';
import { environment, founded, openOffice, served, work } from './office.ts';
import { expectRestored } from './rows.ts';

const bin = installedPostgresql();
const now = new Date('2026-03-02T04:30:00Z');

describe.skipIf(!bin)('an office moves from a folder to PostgreSQL and S3, and back', () => {
  let postgresql: TestServer;
  let s3: Awaited<ReturnType<typeof startS3>>;
  beforeAll(async () => {
    postgresql = startPostgresql(bin ?? '');
    s3 = await startS3();
  });
  afterAll(async () => {
    postgresql?.stop();
    await s3?.stop();
  });

  type Environment = ReturnType<typeof environment>;
  async function move(from: Environment, to: Environment) {
    const folder = `${temporaryFolder()}/office`;
    await makeBackup(await openSource(from, productVersion()), folder, now);
    const office = await openOffice(to);
    const compared = await restoreBackup(await readBackup(folder), office, false);
    expect(compared.filter((each) => !agrees(each))).toEqual([]);
    await expectRestored(folder, office.database.db);
    return office;
  }

  test('[API-05, API-07] with Telugu texts, files, jobs and sessions; numbers go on', async () => {
    const home = environment();
    const { office, desk } = await founded(home);
    const { id } = await work(desk);
    const before = await desk.get(desk.mla, `complaint/${id}?media=1`);
    const list = await desk.list(desk.mla, { page: 1 });
    await office.database.close();

    const servers = environment({ databaseUrl: postgresql.url, storageUrl: storageUrl(s3.port) });
    let expected = 2;
    let last = 0;
    for (const [from, to] of [
      [home, servers],
      [servers, environment()],
    ] as const) {
      const moved = await move(from, to);
      const api = await served(moved);
      const get = (path: string) => api.send('GET', path, { token: desk.mla.token });
      expect((await get(`complaint/${id}?media=1`)).body).toEqual(before.body);
      expect((await get('complaint?page=1&keyword=laxmi')).body.data).toMatchObject([{ id }]);
      expect((await get('complaint?page=1')).body.total).toBe(expected);
      if (expected === 2) expect((await get('complaint?page=1')).body.data).toEqual(list.data);
      for (const { path } of before.body.media as { path: string }[]) {
        const file = await api.app.fetch(new Request(`http://localhost${path}`));
        expect([file.status, file.headers.get('ETag')]).toEqual([200, expect.any(String)]);
      }
      expect(await queued(moved.database.db)).toMatchObject([{ data: { mail_id: 1 }, state: 'created' }]);

      const recorded = await api.send('POST', 'complaint', { token: desk.mla.token, form: desk.body() });
      expect(recorded.status).toBe(201);
      const number = Number(String(recorded.body.complaint_number).slice(-6));
      expect(number).toBe(expected + 1);
      expect(recorded.body.id).toBeGreaterThan(last);
      last = Number(recorded.body.id);
      expect(await rollUpDifferences(moved.database.db)).toEqual([]);
      expected += 1;
      await moved.database.close();
    }
  }, 300_000);

  test('[API-05, API-07] with each row of each table, as one database writes it and the other reads it', async () => {
    const home = environment();
    const { office, desk } = await founded(home);
    await work(desk);
    await fillTables(desk);
    await office.database.close();
    const server = environment({ databaseUrl: await createDatabase(postgresql.url, 'whole') });
    await (await move(home, server)).database.close();
    await (await move(server, environment())).database.close();
  }, 300_000);
});
