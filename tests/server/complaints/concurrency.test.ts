import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countDifferences } from '../../../server/complaints/list/verify.ts';
import { type Database, openDatabase } from '../../../server/db/open.ts';
import { png } from '../../fixtures/index.ts';
import { installedPostgresql, startPostgresql, type TestServer } from '../postgresql.ts';
import { type Desk, openDesk } from './desk.ts';

const bin = installedPostgresql();

/** Only on a server are two transactions really under way at once. */
describe.skipIf(!bin)('at once, on PostgreSQL', () => {
  let server: TestServer;
  let database: Database;
  let desk: Desk;

  beforeAll(async () => {
    server = startPostgresql(bin ?? '');
    database = await openDatabase({ dataDir: '', databaseUrl: server.url });
    await database.migrate();
    desk = await openDesk(database);
  });
  afterAll(async () => {
    await database?.close();
    server?.stop();
  });

  const statuses = async (answers: Promise<{ status: number }>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort();

  test('[CRE-07] no complaint number is given twice', async () => {
    const recorded = await Promise.all(Array.from({ length: 12 }, () => desk.record(desk.mla)));
    expect(new Set(recorded.map((complaint) => complaint.complaint_number)).size).toBe(12);
  });

  test('[DET-05, DET-10] one of several closes a complaint', async () => {
    const { id } = await desk.record(desk.mla);
    const close = () => desk.post(desk.mla, 'complaint/close', { id, message: 'Done' });
    expect(await statuses([close(), close(), close(), close()])).toEqual([200, 422, 422, 422]);
    expect(await desk.history(desk.mla, id)).toEqual(['Resolved']);
  });

  test('[CRE-13] four of six images are taken', async () => {
    const { id } = await desk.record(desk.mla);
    const file = await png();
    const upload = () =>
      desk.send('POST', 'complaint/media', { token: desk.mla.token, form: { complaint_id: id, file } });
    const sent = Array.from({ length: 6 }, upload);
    expect(await statuses(sent)).toEqual([201, 201, 201, 201, 422, 422]);
  });

  test('[DASH-07] changes in opposite directions do not wait for each other for ever', async () => {
    const [first, second] = [await desk.record(desk.mla), await desk.record(desk.mla)];
    await desk.post(desk.mla, 'complaint/close', { id: first.id, message: 'Done' });
    const waiting = async () => {
      const { rows } = await database.db.execute<{ count: number }>(
        sql`select count(*) as count from pg_stat_activity where wait_event_type = 'Lock'`,
      );
      return rows[0]?.count;
    };
    const answers = await database.db.transaction(async (holder) => {
      await holder.execute(sql`select * from complaint_counts where status_group = 'closed' for update`);
      const reopening = desk.post(desk.mla, 'complaint/reopen', { id: first.id });
      await expect.poll(waiting).toBe(1);
      const closing = desk.post(desk.mla, 'complaint/close', { id: second.id, message: 'Done' });
      await expect.poll(waiting).toBe(2);
      return [reopening, closing];
    });
    expect(await statuses(answers)).toEqual([200, 200]);
    expect(await countDifferences(database.db)).toEqual([]);
  });

  test('[LIST-04] lists and searches answer as they do on the embedded database', async () => {
    await desk.record(desk.mla, { name: 'లక్ష్మి', details: 'పింఛను' });
    for (const query of [{ keyword: 'laxmi' }, { keyword: 'పింఛను' }, { name: 'Lakshmi' }, { keyword: 'ల' }]) {
      expect(await desk.list(desk.mla, { page: 1, ...query })).toMatchObject({ total: 1, names: ['లక్ష్మి'] });
    }
    expect((await desk.list(desk.mla, { page: 1, sort: 'name', order: 'desc' })).names[0]).toBe('లక్ష్మి');
  });
});
