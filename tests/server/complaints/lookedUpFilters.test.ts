import { beforeAll, describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { openReferrals } from '../letters/referrals/office.ts';

const desk = await openReferrals();
/** Closings, referrals and persons of each kind. Staff close the complaints, so that the mla may verify them. */
beforeAll(async () => {
  const { mla, staff } = desk;
  await put('office/settings', { categories: [{ category_id: desk.roads, verify_share: 100 }] });
  const record = (name: string) => desk.record(mla, { name, phone: nextPhone(), staff_id: staff.id });
  const close = async (id: number, given: object) => {
    expect((await desk.post(staff, 'complaint/close', { id, message: 'Done', ...given })).status).toBe(200);
  };
  const solved = await record('solved');
  await close(solved.id, { outcome: 'solved', without_evidence: true });
  await desk.post(mla, `complaint/${solved.id}/verify`, { result: 'confirmed', channel: 'phone' });
  await close((await record('refused')).id, { outcome: 'not_possible', reason: 'No budget' });

  const asked = await record('asked');
  const { body } = await desk.draft(asked.id, { way: 'phone' });
  const [{ id = 0 } = {}] = (body.data ?? []) as { id?: number }[];
  await desk.done(desk.act(mla, id, 'dispatch'));
  await desk.draft((await record('draft')).id, { way: 'letter' });

  const hindi = await desk.record(mla, { name: 'hindi', phone: nextPhone() });
  await put(`person/${hindi.person_id}`, { language: 'hi' });
});

let phones = 9848000000;
const nextPhone = () => String(++phones);

async function put(path: string, json: object) {
  const { status } = await desk.put(desk.mla, path, json);
  expect([path, status]).toEqual([path, 200]);
}

describe('[DESK-07] lists are filtered by records that belong to a grievance', () => {
  test('counts, views of an office, bulk work and exports take them as lists do; a wrong value is refused', async () => {
    const { get, mla, post } = desk;
    const all = {
      ...{ outcome: ['solved', 'not_possible'], verification: 'pending' },
      ...{ referral: ['draft', 'sent'], language: 'hi' },
    };
    const totals = { outcome: 2, verification: 1, referral: 2, language: 1 };
    for (const [nth, [name, value]] of Object.entries(all).entries()) {
      const filters = { [name]: value };
      const view = { name, filters, is_shared: true, position: nth + 1 };
      expect((await post(mla, 'view', view)).body).toMatchObject({ filters });
      const expected_total = totals[name as keyof typeof all];
      const bulk = { action: 'priority', params: { priority: 'high' }, filters, expected_total };
      const dry = await post(mla, 'bulk', { ...bulk, dry_run: true });
      expect([name, dry.status, dry.body.total]).toEqual([name, 200, expected_total]);
      const query = [value].flat().map((one) => `&${name}[]=${one}`);
      expect((await get(mla, `complaint?export=yes${query.join('')}`)).body.total).toBe(expected_total);
      const wrong = await get(mla, `complaint?page=1&${name}=happy`);
      expect([wrong.status, wrong.body.errors]).toEqual([422, { [name]: [errorTexts.notChoice] }]);
    }
    const counts = (await get(mla, 'view/count')).body.data as unknown as { count: number }[];
    expect(counts.map(({ count }) => count)).toEqual(Object.values(totals));
  });
});
