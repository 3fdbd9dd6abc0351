import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Desk, openDesk } from './desk.ts';

const desk = await openDesk();

/** In one statement: rows through the API, or even through drizzle, would take minutes. */
const insertMany = (from: number, to: number) =>
  desk.db.execute(sql`
    insert into complaints (complaint_number, name, phone, details, search_text, source, type, is_internal, status,
      category_id, parliament_id, assembly_id, mandal_id, area_id, creator_id, assigned)
    select '2025-' || number, 'Ramulu ' || number % 7, '9000000000', '', '', 'web', 'complaint', true, 'open', ${desk.roads},
      ${desk.places.V1.parliament_id}, ${desk.places.V1.assembly_id}, ${desk.places.V1.mandal_id},
      ${desk.places.V1.area_id}, ${desk.staff.id}, 'Office 1'
    from generate_series(${from}::int, ${to}::int) as number`);

const count = async (by: Desk['admin'], query = {}) => {
  const { total, more } = await desk.list(by, { page: 1, ...query });
  return { total, more };
};

test('[LIST-08] what no roll-up knows is counted up to 50,000; beyond that there are more than so many', async () => {
  await insertMany(1, 50_000);
  const exactly = { total: 50_000, more: undefined };
  expect(await count(desk.admin, { assigned: 'Office 1' })).toEqual(exactly);
  expect(await count(desk.staff)).toEqual(exactly);
  await insertMany(50_001, 50_001);
  const capped = { total: 50_000, more: true };
  expect(await count(desk.admin, { assigned: 'Office 1' })).toEqual(capped);
  expect(await count(desk.staff)).toEqual(capped);
  expect(await count(desk.admin)).toEqual({ total: 50_001, more: undefined });
  // What was given to staff is known without counting, and comes on top.
  await desk.record(desk.staff);
  expect(await count(desk.staff)).toEqual({ total: 50_001, more: true });
});

test('[SLA-15, LIST-08] what was resolved in time, or too late, is counted up to 20,000', async () => {
  const resolve = (from: number, to: number) =>
    desk.db.execute(sql`
      insert into complaint_clocks (complaint_id, started_at, due_on, stopped_on, parliament_id, assembly_id, mandal_id, area_id,
        category_id, hidden, received_at)
      select id, created_at, '2026-03-01', '2026-03-02', parliament_id, assembly_id, mandal_id, area_id, category_id, hidden, created_at
      from complaints where complaint_number in (select '2025-' || number from generate_series(${from}::int, ${to}::int) as number)`);
  await resolve(1, 20_000);
  expect(await count(desk.admin, { sla: 'missed' })).toEqual({ total: 20_000, more: undefined });
  await resolve(20_001, 20_001);
  const more = { total: 20_000, more: true };
  expect(await count(desk.admin, { sla: 'missed' })).toEqual(more);
  await resolve(20_002, 45_000);
  // With what clocks do not know, too, and the newest stay the first. A server would know by now how many there are.
  await desk.db.execute(sql`analyze complaints, complaint_clocks`);
  const both = { sla: 'missed', assigned: 'Office 1' };
  expect(await count(desk.mla, both)).toEqual(more);
  const first = async (query: object) => (await desk.list(desk.mla, { page: 1, ...query })).data;
  expect((await first(both)).map(({ id }) => id)).toEqual(
    (await first({ sla: 'missed' })).map(({ id }) => id),
  );
  const byName = { sla: 'missed', sort: 'name' };
  const named = await first({ ...byName, category: desk.roads });
  expect(named.map(({ complaint_number }) => complaint_number)).toEqual(
    Array.from({ length: 10 }, (_, nth) => `2025-${7 * (nth + 1)}`),
  );
  expect((await first({ ...byName, order: 'desc' }))[0]?.name).toBe('Ramulu 6');
  expect(await first({ ...byName, category: desk.water })).toEqual([]);
  // A late page is found otherwise, and past the end there is nothing.
  expect((await first({ ...byName, page: 4_500 })).map(({ name }) => name)).toEqual(
    Array(10).fill('Ramulu 6'),
  );
  expect(await first({ ...byName, page: 5_000 })).toEqual([]);
  await desk.db.execute(sql`update complaint_clocks set stopped_on = null`);
  expect(await count(desk.mla, { sla: 'overdue', status: 'open' })).toEqual(more);
  // Of a single status clocks know nothing.
  await desk.db.execute(
    sql`update complaints set status = 'pending' where id in (select id from complaints order by id limit 1001)`,
  );
  const single = { sla: 'overdue', status: 'pending' };
  expect(await count(desk.admin, single)).toEqual({ total: 1_000, more: true });
  expect(await count(desk.mla, single)).toEqual({ total: 1_001, more: undefined });
});

test('[SLA-15, LIST-08] so is what has no clock, which lists find by itself', async () => {
  const take = (from: number, to: number) =>
    desk.db.execute(sql`delete from complaint_clocks where complaint_id in (
      select id from complaints where complaint_number in (select '2025-' || number from generate_series(${from}::int, ${to}::int) as number))`);
  await take(1, 20_000);
  expect(await count(desk.admin, { sla: 'none' })).toEqual({ total: 20_000, more: undefined });
  await take(20_001, 20_001);
  expect(await count(desk.admin, { sla: 'none' })).toEqual({ total: 20_000, more: true });
});
