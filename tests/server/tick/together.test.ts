import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../server/db/open.ts';
import { notices } from '../../../server/db/schema/notices.ts';
import { tick } from '../../../server/tick/tick.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';
import { installedPostgresql, startPostgresql, type TestServer } from '../postgresql.ts';

const bin = installedPostgresql();

/** Only on a server are two processes at work. */
describe.skipIf(!bin)('[GRD-07] two processes on PostgreSQL', () => {
  let server: TestServer;
  let [first, second]: (Database | undefined)[] = [];
  let desk: Desk;

  beforeAll(async () => {
    server = startPostgresql(bin ?? '');
    first = await openDatabase({ dataDir: '', databaseUrl: server.url });
    await first.migrate();
    second = await openDatabase({ dataDir: '', databaseUrl: server.url });
    desk = await openDesk(first);
  });
  afterAll(async () => {
    await Promise.all([first?.close(), second?.close()]);
    server?.stop();
  });

  test('say each thing once, however they tick', async () => {
    desk.clock.now = new Date('2026-06-01T11:00:00+05:30');
    const ids: number[] = [];
    for (let n = 0; n < 40; n += 1) {
      const { id } = await desk.record(desk.mla, { staff_id: desk.staff.id });
      await desk.post(desk.mla, 'complaint/pause', { id, reason: 'court', until: '2026-06-03' });
      ids.push(id);
    }
    desk.clock.now = new Date('2026-06-03T11:00:00+05:30');
    const other = { ...desk.services, database: second ?? desk.services.database };
    const ticks = Array.from({ length: 8 }, (_, n) => tick(n % 2 ? other : desk.services));
    await Promise.all(ticks);
    const said = (await desk.db.select().from(notices)).filter(({ kind }) => kind === 'resumed');
    expect(said.map(({ complaint_id }) => complaint_id).sort((a, b) => a - b)).toEqual(ids);
  });
});
