import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { runScheduler } from '#server/desk/scheduler/run.ts';
import { notices } from '#server/desk/schema/notices.ts';
import type { Database } from '#server/kernel/db/open.ts';
import { type Desk, openDesk } from '../../complaints/desk.ts';
import { hasPostgresql, sharedDatabase } from '../../database.ts';

/** Only on a server are two processes at work. */
describe.skipIf(!hasPostgresql)('[GRD-07] two processes on PostgreSQL', () => {
  let [first, second]: (Database | undefined)[] = [];
  let desk: Desk;

  beforeAll(async () => {
    [first, second] = await sharedDatabase(2);
    desk = await openDesk(first);
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
    const ticks = Array.from({ length: 8 }, (_, n) => runScheduler(n % 2 ? other : desk.services));
    await Promise.all(ticks);
    const said = (await desk.db.select().from(notices)).filter(({ kind }) => kind === 'resumed');
    expect(said.map(({ complaint_id }) => complaint_id).sort((a, b) => a - b)).toEqual(ids);
  });

  test('[GRD-08] leave all the rest to the one that is at it, and say what it left at the next tick', async () => {
    desk.clock.now = new Date('2026-07-01T11:00:00+05:30');
    const { id } = await desk.record(desk.mla, { staff_id: desk.staff.id });
    await desk.post(desk.mla, 'complaint/followup', { id, on: '2026-07-02' });
    desk.clock.now = new Date('2026-07-02T11:00:00+05:30');
    const told = async () =>
      (await desk.db.select().from(notices)).filter(({ kind }) => kind === 'followup').length;

    // Another process has the lock of the tick, until the first slice has found it so.
    let [release, isHeld]: (() => void)[] = [];
    const released = new Promise<void>((resolve) => (release = resolve));
    const held = new Promise<void>((resolve) => (isHeld = resolve));
    const other = second?.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4716, 0)`);
      isHeld?.();
      await released;
    });
    await held;
    const begin = desk.db.transaction.bind(desk.db);
    const slices = vi.spyOn(desk.db, 'transaction').mockImplementationOnce(async (work, config) => {
      const answer = await begin(work, config);
      release?.();
      await other;
      return answer;
    });
    await runScheduler(desk.services);
    slices.mockRestore();
    expect(await told()).toBe(0);
    await runScheduler(desk.services);
    expect(await told()).toBe(1);
  });
});
