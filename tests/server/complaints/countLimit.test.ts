import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDesk } from './desk.ts';

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
type Desk = typeof desk;

test('[LIST-08] counts what no roll-up knows up to 1,000, and in a constituency up to 10,000, which can be worked on together', async () => {
  const filter = { assigned: 'Office 1' };
  await insertMany(1, 1_000);
  expect(await count(desk.admin, filter)).toEqual({ total: 1_000, more: undefined });
  await insertMany(1_001, 10_000);
  expect(await count(desk.admin, filter)).toEqual({ total: 1_000, more: true });
  for (const by of [desk.mla, desk.staff])
    expect(await count(by, filter)).toEqual({ total: 10_000, more: undefined });
  const place = { ...filter, assembly: desk.places.A1.assembly_id };
  expect(await count(desk.admin, place)).toEqual({ total: 10_000, more: undefined });
  await insertMany(10_001, 10_001);
  for (const by of [desk.mla, desk.staff])
    expect(await count(by, filter)).toEqual({ total: 10_000, more: true });
  // A roll-up knows all of a place.
  expect(await count(desk.admin)).toEqual({ total: 10_001, more: undefined });
});

test('[LIST-08] pages far out have their rows, the last one and those beyond it too', async () => {
  const page = async (number: number, query = {}) =>
    (await desk.list(desk.admin, { page: number, ...query })).data.map(
      ({ complaint_number }) => complaint_number,
    );
  const numbers = (from: number) => Array.from({ length: 10 }, (_, nth) => `2025-${from - nth}`);
  // The ids of rows that came in the same moment follow one another.
  for (const query of [{}, { assigned: 'Office 1' }]) {
    expect(await page(2, query)).toEqual(numbers(9_991));
    expect(await page(990, query)).toEqual(numbers(111));
    expect(await page(1_001, query)).toEqual(['2025-1']);
    expect(await page(1_002, query)).toEqual([]);
    expect(await page(1_000_000, query)).toEqual([]);
  }
  const [first] = await page(1, { sort: 'name' });
  expect(await page(1_001, { sort: 'name', order: 'desc' })).toEqual([first]);
});
