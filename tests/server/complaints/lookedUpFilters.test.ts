import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { complaintPersons } from '#server/persons/schema/persons.ts';
import { openReferrals, type Referring } from '../letters/referrals/office.ts';

type Person = Parameters<Referring['post']>[0];
const desk = await openReferrals();
/** Closings, referrals and persons of each kind. Staff close the complaints, so that the mla may verify them. */
beforeAll(async () => {
  const { mla, staff, places } = desk;
  const categories = [{ category_id: desk.roads, verify_share: 100 }];
  await put('office/settings', { categories });
  const record = async (name: string, given: Record<string, unknown> = {}) =>
    (await desk.record(mla, { name, phone: nextPhone(), staff_id: staff.id, ...given })).id;
  const close = async (id: number, given: object) => {
    expect((await desk.post(staff, 'complaint/close', { id, message: 'Done', ...given })).status).toBe(200);
    return id;
  };
  const verify = (id: number, result: string) =>
    desk.post(mla, `complaint/${id}/verify`, { result, channel: 'phone' });
  const partly = { outcome: 'partly', without_evidence: true };
  const solved = await record('solved');
  await verify(await close(solved, partly), 'disputed');
  await verify(await close(solved, { outcome: 'solved', without_evidence: true }), 'confirmed');
  await close(await record('refused'), { outcome: 'not_possible', reason: 'No budget' });
  await verify(await close(await record('disputed'), partly), 'disputed');
  const back = await close(await record('mistake'), { outcome: 'withdrawn' });
  await desk.post(staff, 'complaint/reopen', { id: back, reason: 'by_mistake' });

  const asked = await record('asked twice');
  const send = async (given: Record<string, unknown>) => {
    const { body } = await desk.draft(asked, given);
    const [{ id = 0 } = {}] = (body.data ?? []) as { id?: number }[];
    await desk.done(desk.act(mla, id, 'dispatch'));
    return id;
  };
  await send({ way: 'phone' });
  await desk.answer(await send({ way: 'phone', contact_ids: [desk.sita] }));
  await desk.draft(await record('draft'), { way: 'letter' });
  const cause = { ...places.V1, title: 'Bridge', category_id: desk.roads, complaint_ids: [asked] };
  const { body } = await desk.post(mla, 'cause', cause);
  await desk.post(mla, 'referral', { cause_id: body.id, contact_ids: [desk.ravi], way: 'portal' });

  const speaking = async (name: string, language: string, by: Person, place = places.V1) => {
    const { id } = await desk.record(by, { ...place, name, phone: nextPhone() });
    const [link] = await desk.db.select().from(complaintPersons).where(eq(complaintPersons.complaint_id, id));
    await put(`person/${link?.person_id}`, { language }, by);
  };
  await speaking('hindi', 'hi', mla);
  await speaking('english', 'en', mla);
  await speaking('hindi elsewhere', 'hi', desk.admin, places.V3);
});

let phones = 9848000000;
const nextPhone = () => String(++phones);

async function put(path: string, json: object, by: Person = desk.mla) {
  const { status } = await desk.put(by, path, json);
  expect([path, status]).toEqual([path, 200]);
}

/** The names found, with the total that the answer says. */
async function found(query: string, by: Person = desk.mla) {
  const { body } = await desk.get(by, `complaint?page=1&${query}`);
  const names = body.data?.map(({ name }) => name).sort();
  expect([query, body.total]).toEqual([query, names?.length]);
  return names;
}

describe('[DESK-07] lists are filtered by records that belong to a grievance', () => {
  test('the outcome of the current closing, and the citizen’s word on the last one', async () => {
    expect(await found('outcome=solved')).toEqual(['solved']);
    expect(await found('outcome[]=solved&outcome[]=partly&outcome[]=not_possible')).toEqual([
      'refused',
      'solved',
    ]);
    expect(await found('outcome=withdrawn')).toEqual([]);
    expect(await found('verification=confirmed')).toEqual(['solved']);
    expect(await found('verification=disputed&status=open')).toEqual(['disputed']);
    expect(await found('verification[]=pending&verification[]=disputed')).toEqual(['disputed', 'refused']);
    expect(await found('verification=pending&outcome=solved')).toEqual([]);
    expect(await found('verification=pending&outcome=not_possible')).toEqual(['refused']);
  });

  test('any of its referrals, of which it may have several; that of a cause is of none of its grievances', async () => {
    for (const state of ['sent', 'answered'])
      expect(await found(`referral=${state}`)).toEqual(['asked twice']);
    expect(await found('referral=draft')).toEqual(['draft']);
    expect(await found('referral[]=draft&referral[]=answered')).toEqual(['asked twice', 'draft']);
    expect(await found('referral=accepted')).toEqual([]);
  });

  test('[PER-01] the language of its person, within the scope of who asks', async () => {
    expect(await found('language=hi')).toEqual(['hindi']);
    expect(await found('language[]=hi&language[]=en')).toEqual(['english', 'hindi']);
    expect(await found('language=hi', desk.admin)).toEqual(['hindi', 'hindi elsewhere']);
    expect(await found(`language=hi&assembly=${desk.places.A2.assembly_id}`, desk.admin)).toEqual([
      'hindi elsewhere',
    ]);
    expect(await found('language=hi', desk.mp)).toEqual(['hindi', 'hindi elsewhere']);
    expect(await found('language=hi', desk.otherMla)).toEqual([]);
    expect(await found('language=te')).toEqual([]);
    expect(await found('outcome=solved', desk.colleague)).toEqual([]);
    expect(await found('language=hi&sort=due_on')).toEqual(['hindi']);
  });

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
