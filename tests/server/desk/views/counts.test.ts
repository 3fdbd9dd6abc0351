import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { views } from '#server/desk/schema/views.ts';
import { ViewCounts } from '#server/desk/views/counts.ts';
import { ApiError } from '#server/kernel/errors/apiError.ts';
import { causeMembers } from '#server/persons/schema/causes.ts';
import { type Desk, openDesk } from '../../complaints/desk.ts';

const desk = await openDesk();
type Person = Parameters<Desk['post']>[0];
type Values = Record<string, unknown>;
beforeEach(async () => {
  await desk.db.delete(views);
  await desk.db.delete(complaints);
});

const pin = async (by: Person, filters: Values) => {
  const { status, body } = await desk.post(by, 'view', { name: 'View', filters, position: 1 });
  expect(status).toBe(201);
  return Number(body.id);
};
const counted = async (by: Person, query = '') => (await desk.get(by, `view/count${query}`)).body.data;
const passSeconds = (seconds: number) => {
  desk.clock.now = new Date(desk.clock.now.getTime() + seconds * 1000);
};

/** The total of the list, asked as its screen does. */
async function totalOf(by: Person, filters: Values, scope: Values = {}) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filters, ...scope, page: 1 })) {
    if (Array.isArray(value)) for (const one of value) query.append(`${name}[]`, String(one));
    else query.set(name, String(value));
  }
  const { body } = await desk.get(by, `complaint${filters.term ? '/search' : ''}?${query}`);
  return body.total;
}

describe('[DESK-06] counts of pinned views', () => {
  test('equal the totals of their lists, with any filters and owners @seldom', async () => {
    const { V1, V4 } = desk.places;
    const water = await desk.record(desk.mla, { name: 'Lakshmi', category_id: desk.water });
    await desk.record(desk.mla, { name: 'Ramulu', priority: 'urgent' });
    await desk.record(desk.mla, { name: 'Idea', type: 'suggestion' });
    await desk.record(desk.staff, { name: 'Yadagiri', category_id: desk.water, phone: '9000000001' });
    await desk.record(desk.otherMla, { ...V4, name: 'Elsewhere' });
    const cause = { ...V1, title: 'No water', category_id: desk.water, complaint_ids: [water.id] };
    await desk.post(desk.mla, 'cause', cause);
    const [member] = await desk.db.select().from(causeMembers);
    passSeconds(20 * 86_400);
    const all: Values[] = [
      {},
      { category: [desk.water, desk.roads] },
      { category: desk.water, status: ['open', 'closed'] },
      { priority: ['urgent', 'high'] },
      { sla: ['overdue', 'at_risk'], followup: 'not_later' },
      { staff_id: ['none', desk.staff.id] },
      { term: 'lakshmi' },
      { name: 'yadgiri' },
      { phone: '9000000001' },
      { cause: member?.cause_id },
      { assembly: desk.places.A3.assembly_id },
      { given: 'new' },
      { sla: 'none' },
    ];
    for (const by of [desk.admin, desk.mla, desk.staff, desk.deskHead]) {
      const own = by === desk.admin ? {} : { assembly: desk.places.A1.assembly_id };
      for (const some of [all.slice(0, 6), all.slice(6)]) {
        await desk.db.delete(views);
        const expected: Values[] = [];
        for (const filters of some) {
          const id = await pin(by, filters);
          expected.unshift({ filters, id, count: await totalOf(by, filters, own), more: false });
        }
        const found = (await counted(by)) ?? [];
        expect(found.map((one, nth) => ({ ...expected[nth], ...one }))).toEqual(expected);
        expect(found).toHaveLength(some.length);
      }
    }
  });

  test('follow the folder in which they are asked for, in the order of the pins', async () => {
    await desk.record(desk.mla);
    await desk.record(desk.staff);
    const { id } = await desk.record(desk.staff);
    await desk.post(desk.mla, 'complaint/staff/assign', { complaint_id: id, staff_id: desk.deskHead.id });
    const inFolders = async (by: Person, ...queries: string[]) => {
      const [second, first] = [await pin(by, {}), await pin(by, { priority: 'normal' })];
      const counts: unknown[] = [];
      for (const query of queries) {
        const found = (await counted(by, query)) ?? [];
        expect(found.map((one) => one.id)).toEqual([first, second]);
        counts.push(found.map(({ count }) => count));
      }
      return counts;
    };
    const folders = ['', '?created_by_me=1'];
    expect(await inFolders(desk.mla, ...folders)).toEqual([
      [3, 3],
      [1, 1],
    ]);
    expect(await inFolders(desk.staff, ...folders, '?staff_id=me')).toEqual([
      [2, 2],
      [2, 2],
      [1, 1],
    ]);
  });

  test('are at most a minute old, and new with a changed view', async () => {
    const id = await pin(desk.mla, {});
    await desk.record(desk.mla);
    const is = async (count: number) => expect(await counted(desk.mla)).toEqual([{ id, count, more: false }]);
    await is(1);
    await desk.record(desk.mla, { category_id: desk.water });
    passSeconds(59);
    await is(1);
    passSeconds(1);
    await is(2);
    const json = { filters: { category: [desk.water] } };
    await desk.put(desk.mla, `view/${id}`, json);
    await is(1);
    await desk.put(desk.mla, `view/${id}`, { position: null });
    expect(await counted(desk.mla)).toEqual([]);
  });

  test('are exact up to 1,000, then there are more', async () => {
    const { V1 } = desk.places;
    const insert = (from: number, to: number) =>
      desk.db.execute(sql`
        insert into complaints (complaint_number, name, phone, details, search_text, source, type, is_internal, status,
          category_id, parliament_id, assembly_id, mandal_id, area_id, creator_id, assigned)
        select '2025-' || number, 'Ramulu', '9000000000', '', 'ramulu', 'web', 'complaint', true, 'open', ${desk.roads},
          ${V1.parliament_id}, ${V1.assembly_id}, ${V1.mandal_id}, ${V1.area_id}, ${desk.staff.id}, 'Office 1'
        from generate_series(${from}::int, ${to}::int) as number`);
    await insert(1, 1_000);
    const ids: number[] = [];
    for (const filters of [{}, { assigned: 'Office 1' }, { term: 'ramulu' }, { followup: 'not_later' }]) {
      ids.unshift(await pin(desk.mla, filters));
    }
    const all = (more: boolean) => ids.map((id) => ({ id, count: 1_000, more }));
    expect(await counted(desk.mla)).toEqual(all(false));
    await insert(1_001, 1_001);
    passSeconds(60);
    expect(await counted(desk.mla)).toEqual(all(true));
  });

  test.each([422, 429] as const)('omit views whose search is refused with %i', async (status) => {
    await desk.record(desk.mla);
    await pin(desk.mla, { term: 'water' });
    const plain = await pin(desk.mla, {});
    const { parliament_id, assembly_id } = desk.places.A1;
    const actor = { id: desk.mla.id, role: 'mla' as const, duties: [], parliament_id, assembly_id };
    const searching = () => Promise.reject(new ApiError(status, 'searchTooBroad'));
    const { features } = desk.services;
    const context = { db: desk.db, features, now: desk.clock.now, actor, query: {}, searching };
    const { data } = await new ViewCounts().of(context as unknown as Parameters<ViewCounts['of']>[0]);
    expect(data).toEqual([{ id: plain, count: 1, more: false }]);
  });

  test('of what another version has stored and this one does not know are left out', async () => {
    const newer: Values[] = [{ sla: 'asleep' }, { weather: 'rain' }, { category: ['all'] }];
    const ids = [];
    for (const _ of newer) ids.push(await pin(desk.mla, {}));
    for (const [nth, id] of ids.entries()) {
      const values = { filters: newer[nth] as typeof views.$inferInsert.filters };
      await desk.db.update(views).set(values).where(eq(views.id, id));
    }
    const plain = await pin(desk.mla, {});
    expect(await counted(desk.mla)).toEqual([{ id: plain, count: 0, more: false }]);
  });
});
