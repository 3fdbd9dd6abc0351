import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { MAX_LIST_LENGTH } from '#contract/kernel/limits.ts';
import { type CauseOffice, openCauses, refusal } from './office.ts';

let office: CauseOffice;
beforeEach(async () => {
  office = await openCauses();
});

const suggested = async (by = office.mla) =>
  (await office.get(by, 'cause/suggestion')).body.data?.map(({ cases, people, area }) => ({
    ...{ cases, people },
    area: (area as { name: string }).name,
  }));
const no = (by = office.mla) =>
  office.post(by, 'cause/suggestion/decline', {
    category_id: office.roads,
    area_id: office.places.V1.area_id,
  });

test('[PER-22] five open grievances of three people, of one category and area within 14 days, are suggested', async () => {
  const { many, record, mla, post } = office;
  const same = { name: 'Ramulu', phone: '9848200002' };
  const [first = 0] = await many(1);
  for (let index = 0; index < 4; index++) await record(mla, same);
  expect(await suggested()).toEqual([]);
  await many(1, { category_id: office.water });
  await many(1);
  expect(await suggested()).toEqual([{ cases: 6, people: 3, area: 'V1' }]);
  expect(await suggested(office.deskHead)).toHaveLength(1);
  expect((await office.get(office.staff, 'cause/suggestion')).status).toBe(403);
  expect(await suggested(office.otherMla)).toEqual([]);

  const { body } = await office.get(mla, 'cause/suggestion');
  expect(body.data?.[0]?.complaint_ids).toHaveLength(6);
  await post(mla, 'complaint/close', { id: first, message: 'Done' });
  expect(await suggested()).toEqual([]);
  await many(1);
  expect(await suggested()).toEqual([{ cases: 6, people: 3, area: 'V1' }]);
  const again = await office.get(mla, 'cause/suggestion');
  const ids = again.body.data?.[0]?.complaint_ids as number[] | undefined;
  await office.cause(ids?.slice(0, 1));
  expect(await suggested()).toEqual([{ cases: 5, people: 3, area: 'V1' }]);
  office.pass(15 * 24 * 60);
  expect(await suggested()).toEqual([]);
});

test("[PER-22] 'No' is remembered until the number has doubled", async () => {
  await office.many(5);
  expect(await suggested()).toHaveLength(1);
  expect((await no()).status).toBe(200);
  await office.many(4);
  expect(await suggested()).toEqual([]);
  await office.many(1);
  expect(await suggested()).toEqual([{ cases: 10, people: 10, area: 'V1' }]);
  expect(refusal(await no(office.otherMla))).toEqual([422, { area_id: [errorTexts.notChoice] }]);
  expect((await no(office.staff)).status).toBe(403);
});

test("[PER-22] a 'No' that is said again lets nothing come back sooner", async () => {
  await office.many(6);
  await no();
  expect((await no()).status).toBe(200);
  expect(await suggested()).toEqual([]);
  await office.many(5);
  expect(await suggested()).toEqual([]);
  await office.many(1);
  expect(await suggested()).toEqual([{ cases: 12, people: 12, area: 'V1' }]);
});

test('[PER-22] grievances that no list shows are not among them, and a cause can be made of what is suggested', async () => {
  const [id = 0] = await office.many(5);
  const hidden = await office.record(office.mla, { name: 'Demo', phone: '9848300001' });
  expect(await suggested()).toEqual([{ cases: 5, people: 5, area: 'V1' }]);
  const columns = sql.raw(
    'category_id, parliament_id, assembly_id, mandal_id, area_id, name, phone, details, type, status, is_internal, source, search_text, created_at',
  );
  await office.db.execute(sql`
    insert into complaints (complaint_number, ${columns})
    select 'many-' || n, ${columns} from complaints, generate_series(1, 1000) n where id = ${id}`);
  const [{ cases, complaint_ids } = {}] = (await office.get(office.mla, 'cause/suggestion')).body.data ?? [];
  const ids = complaint_ids as number[];
  expect([cases, ids.length, ids[0]]).toEqual([1005, MAX_LIST_LENGTH, id]);
  expect(ids).not.toContain(hidden.id);
  expect((await office.cause(ids)).status).toBe(201);
});
