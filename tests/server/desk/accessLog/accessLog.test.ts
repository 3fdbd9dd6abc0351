import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AccessEntry } from '#contract/desk/accessLog.ts';
import { noteOpened } from '#server/desk/accessLog/note.ts';
import { accessLog } from '#server/desk/schema/accessLog.ts';
import { openDesk } from '../../complaints/desk.ts';

const desk = await openDesk();
const { pass } = desk;
/** Every test is an hour later, so that earlier visits have ended. */
beforeEach(() => pass(60));

const log = async (query: Record<string, unknown> = {}) => {
  const parameters = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const { status, body } = await desk.get(desk.admin, `privacy/access?${parameters}`);
  expect(status).toBe(200);
  return { entries: body.data as unknown as AccessEntry[], total: body.total };
};
const told = async (query: Record<string, unknown>) =>
  (await log(query)).entries.map(({ kind, user }) => [kind, user?.id]);

describe('an opened record', () => {
  test('[DET-15, API-05] is one entry per visit, whatever is read of it and how often', async () => {
    const { id, complaint_number } = await desk.record(desk.mla);
    const parts = ['', '?media=1&response=1'].map((query) => `complaint/${id}${query}`);
    for (const part of ['response', 'history', 'timeline'])
      parts.push(`complaint/${part}?complaint_id=${id}`);
    await Promise.all(parts.map((path) => desk.get(desk.mla, path)));
    pass(9);
    await desk.get(desk.mla, `complaint/${id}`);
    expect((await log({ complaint_id: id })).entries).toEqual([
      {
        id: expect.any(Number),
        kind: 'detail',
        user: { id: desk.mla.id, name: expect.any(String) },
        complaint: { id, complaint_number },
        rows: null,
        filters: [],
        created_at: new Date(desk.clock.now.getTime() - 9 * 60_000).toISOString(),
      },
    ]);
    pass(1);
    await desk.get(desk.mla, `complaint/${id}`);
    await desk.get(desk.mp, `complaint/${id}`);
    expect(await told({ complaint_id: id })).toEqual([
      ['detail', desk.mp.id],
      ['detail', desk.mla.id],
      ['detail', desk.mla.id],
    ]);
  });

  test('[DET-15] is not shown where it cannot be written down, and is once it can', async () => {
    const { id } = await desk.record(desk.mla);
    const paths = [
      `complaint/${id}?media=1&response=1`,
      ...['response', 'history', 'timeline'].map((part) => `complaint/${part}?complaint_id=${id}`),
    ];
    const answers = async () => {
      const statuses: number[] = [];
      for (const path of paths) statuses.push((await desk.get(desk.mla, path)).status);
      return statuses;
    };
    await desk.db.execute(sql`alter table access_log add constraint shut check (false) not valid`);
    expect(await answers()).toEqual([500, 500, 500, 500]);
    await desk.db.execute(sql`alter table access_log drop constraint shut`);
    expect(await answers()).toEqual([200, 200, 200, 200]);
    expect(await told({ complaint_id: id })).toEqual([['detail', desk.mla.id]]);
  });

  test('[DET-15] that is read in parts only is told as well', async () => {
    for (const part of ['response', 'history', 'timeline']) {
      const { id } = await desk.record(desk.mla);
      await desk.get(desk.mla, `complaint/${part}?complaint_id=${id}`);
      expect(await told({ complaint_id: id })).toEqual([['detail', desk.mla.id]]);
    }
  });

  test('[SCOPE-08] that is refused was not opened', async () => {
    const { id } = await desk.record(desk.mla);
    expect((await desk.get(desk.otherMla, `complaint/${id}`)).status).toBe(404);
    expect((await log({ complaint_id: id })).total).toBe(0);
  });

  test('[DET-04] as a PDF is told apart', async () => {
    const { id } = await desk.record(desk.mla);
    await desk.post(desk.mla, 'complaint/download', { id });
    expect(await told({ complaint_id: id })).toEqual([['pdf', desk.mla.id]]);
  });

  test('is remembered after a restart, and after the record is deleted', async () => {
    const { id, complaint_number } = await desk.record(desk.mla);
    await desk.get(desk.admin, `complaint/${id}`);
    const { admin: actor, clock, db } = desk;
    const reader = {
      actor: { ...actor, role: 'admin', parliament_id: null, assembly_id: null },
      now: clock.now,
    };
    // Another process has another memory, which is found by the database's own object.
    const elsewhere = Object.assign(Object.create(db), {
      dialect: Object.create((db as unknown as { dialect: object }).dialect),
    });
    await noteOpened({ ...reader, db: elsewhere } as never, { id, complaint_number: `${complaint_number}` });
    expect((await log({ complaint_id: id })).total).toBe(1);
    await desk.remove(desk.admin, `complaint/${id}`);
    expect((await log({ complaint_id: id })).entries[0]?.complaint).toEqual({ id, complaint_number });
  });

  test('costs one insert, and the next call none', async () => {
    const { id } = await desk.record(desk.mla);
    const read = () => desk.get(desk.mla, `complaint/${id}`);
    const before = await desk.db.$count(accessLog);
    await Promise.all([read(), read(), read(), read()]);
    expect(await desk.db.$count(accessLog)).toBe(before + 1);
  });
});

describe('an export', () => {
  test('[LIST-10] is told with its rows and filters, and without the words', async () => {
    await desk.record(desk.mla, { name: 'Kistamma', phone: '9848077777' });
    const { area_id: area } = desk.places.V1;
    const words = 'name=Kistamma&phone=9848077777&keyword=9848077777';
    const query = `export=yes&area=${area}&category=${desk.roads}&status=open&from_date=2026-01-01&${words}`;
    expect((await desk.get(desk.mla, `complaint?${query}`)).status).toBe(200);
    const [entry] = (await log({ kind: 'export' })).entries;
    expect(entry).toMatchObject({ kind: 'export', user: { id: desk.mla.id }, complaint: null, rows: 1 });
    expect(entry?.filters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'area', value: 'V1' }),
        expect.objectContaining({ name: 'category', value: 'Roads' }),
        { name: 'status', value: 'open' },
        { name: 'from_date', value: '2026-01-01' },
        { name: 'words', value: '' },
      ]),
    );
    const kept = await desk.db.select().from(accessLog);
    expect(JSON.stringify(kept)).not.toMatch(/Kistamma|9848077777/);
  });
});

describe('the log', () => {
  test('is cut to a person, a kind and days of the state’s calendar, and paged', async () => {
    desk.clock.now = new Date('2026-05-10T18:29:00Z');
    const { id } = await desk.record(desk.mla);
    await desk.get(desk.staff, `complaint/${id}`);
    await desk.get(desk.mla, `complaint/${id}`);
    desk.clock.now = new Date('2026-05-10T18:31:00Z');
    await desk.post(desk.mla, 'complaint/download', { id });
    expect((await log({ to_date: '2026-05-10', from_date: '2026-05-10' })).total).toBe(1);
    expect(await told({ from_date: '2026-05-11', to_date: '2026-05-11' })).toEqual([['pdf', desk.mla.id]]);
    const people = (await desk.get(desk.admin, 'privacy/access/people')).body.data;
    expect(people).toContainEqual({ id: desk.mla.id, name: expect.any(String) });
    expect(people?.map(({ id }) => id)).not.toContain(desk.otherMla.id);
    expect((await log({ user_id: desk.mla.id, kind: 'detail', from_date: '2026-05-10' })).total).toBe(1);
    const { entries, total } = await log({ user_id: desk.mla.id, page: 2, per_page: 1 });
    expect(entries).toHaveLength(1);
    expect(total).toBeGreaterThan(2);
  });

  test.each(['update access_log set user_id = user_id', 'delete from access_log', 'truncate access_log'])(
    'cannot be changed: %s',
    async (statement) => {
      const before = await desk.db.$count(accessLog);
      await expect(desk.db.execute(sql.raw(statement))).rejects.toThrow();
      expect(await desk.db.$count(accessLog)).toBe(before);
      expect(before).toBeGreaterThan(0);
    },
  );
});
