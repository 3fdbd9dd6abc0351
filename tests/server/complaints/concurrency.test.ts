import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { countDifferences } from '#server/complaints/list/verify.ts';
import type { Database } from '#server/kernel/db/open.ts';
import { testApp } from '../app.ts';
import { hasPostgresql, sharedDatabase } from '../database.ts';
import { type Desk, openDesk } from './desk.ts';

/** Only on a server are two transactions really under way at once. */
describe.skipIf(!hasPostgresql)('at once, on PostgreSQL', () => {
  let database: Database;
  let second: Database | undefined;
  let desk: Desk;

  beforeAll(async () => {
    [database, second] = await sharedDatabase(2);
    desk = await openDesk(database);
  });

  const statuses = async (answers: Promise<{ status: number }>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort();

  test('[DAY-12] a reference that two servers are sent at once is one complaint, and takes one number', async () => {
    const other = await testApp(undefined, second);
    const form = desk.body({ client_ref: crypto.randomUUID() });
    const sent = { token: desk.mla.token, form };
    const before = await desk.record(desk.mla);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? desk : other).send('POST', 'complaint', sent)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    const [last, next] = [answers[0]?.body ?? {}, await desk.record(desk.mla)];
    const serials = [before, last, next].map(({ complaint_number }) =>
      Number(String(complaint_number).slice(5)),
    );
    expect(serials.map((serial) => serial - (serials[0] ?? 0))).toEqual([0, 1, 2]);
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
});
