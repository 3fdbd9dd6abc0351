import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { type Office, openMessages } from './office.ts';

const office = await openMessages();

/** A message of the own office, written at an instant. */
const message = (text: string, at: string, given: Parameters<Office['message']>[0] = {}) =>
  office.message({ text, created_at: new Date(at), state: 'logged', ...given });
const found = async (query: string) => {
  const { status, body } = await office.get(office.mla, `message?${query}`);
  expect(status).toBe(200);
  return { total: body.total, texts: body.data?.map(({ text }) => text) };
};

test('[MSG-09] by days of the state, both of them included; newest first, a page at a time', async () => {
  await message('last moment of Sunday', '2026-03-01T18:29:59Z');
  await message('first moment of Monday', '2026-03-01T18:30:00Z');
  await message('last moment of Monday', '2026-03-02T18:29:59Z');
  await message('first moment of Tuesday', '2026-03-02T18:30:00Z');
  const monday = { total: 2, texts: ['last moment of Monday', 'first moment of Monday'] };
  expect(await found('from_date=2026-03-02&to_date=2026-03-02')).toEqual(monday);
  expect((await found('from_date=2026-03-02')).total).toBe(3);
  expect((await found('to_date=2026-03-02')).total).toBe(3);
  expect(await found('from_date=2026-03-04')).toEqual({ total: 0, texts: [] });
  expect(await found('per_page=1&page=2')).toEqual({ total: 4, texts: ['last moment of Monday'] });
  expect(await found('per_page=100&page=1000000')).toEqual({ total: 4, texts: [] });
  expect((await office.get(office.mla, 'message?from_date=2026-02-30')).status).toBe(422);
});

test('[MSG-09] by state, one or several, and by channel; a template is found by its first version', async () => {
  const first = await office.template();
  const next = await office.template({ family_id: first, edition: 2 });
  const at = '2026-05-04T06:00:00Z';
  await message('first version', at, { state: 'failed', template_id: first });
  await message('next version', at, { state: 'delivered', template_id: next });
  await message('own words', at, { state: 'delivered', channel: 'whatsapp' });
  expect((await found(`template_id=${first}`)).texts).toEqual(['next version', 'first version']);
  expect((await found('state=failed')).texts).toEqual(['first version']);
  expect((await found('state[]=failed&state[]=delivered')).total).toBe(3);
  expect((await found('state=delivered&channel=whatsapp&from_date=2026-05-04')).texts).toEqual(['own words']);
});

test('[MSG-09, LIST-12, SCOPE-08] of a person those of cases that the caller may open; of other offices nothing', async () => {
  const { id, person_id } = await office.record(office.mla, { staff_id: office.staff.id });
  const at = '2026-06-01T06:00:00Z';
  const of = { person_id: Number(person_id) };
  await message('of the case', at, { ...of, complaint_id: id });
  const query = `message?person_id=${person_id}&from_date=2026-06-01`;
  const total = async (by: { id: number; token: string }) => {
    const { status, body } = await office.get(by, query);
    return status === 200 ? body.total : status;
  };
  expect([await total(office.mla), await total(office.staff), await total(office.colleague)]).toEqual([
    1, 1, 0,
  ]);
  expect([await total(office.otherMla), await total(office.staffElsewhere)]).toEqual([404, 404]);
  expect((await office.get(office.otherMla, `message?complaint_id=${id}`)).status).toBe(404);
});

test('[MSG-09, MSG-15] of a person also what was answered about no grievance; not what told of one that is deleted', async () => {
  const { id, person_id } = await office.record(office.mla, { name: 'Lakshmi', phone: '9848077777' });
  const of = { person_id: Number(person_id), phone: '9848077777' };
  await message('of no case', '2026-07-01T06:00:00Z', { ...of, creator_id: office.colleague.id });
  await message('of the case', '2026-07-01T06:00:00Z', { ...of, complaint_id: id, event: 'registered' });
  await office.db.delete(complaints).where(eq(complaints.id, id));
  const read = async (by: { id: number; token: string }, query: string) => {
    const { body } = await office.get(by, `message?from_date=2026-07-01${query}`);
    return body.data?.map(({ text }) => text);
  };
  const ofPerson = `&person_id=${person_id}`;
  for (const by of [office.mla, office.staff]) expect(await read(by, ofPerson)).toEqual(['of no case']);
  expect((await office.get(office.otherMla, `message?person_id=${person_id}`)).status).toBe(404);
  expect([await read(office.colleague, ''), await read(office.staff, '')]).toEqual([['of no case'], []]);
});

test.each([
  ['state', 'lost'],
  ['state[]', 'failed&state[]=lost'],
  ['channel', 'post'],
  ['template_id', 'x'],
  ['to_date', '2026-13-01'],
])('[MSG-09, API-04] %s=%s is refused under its name', async (name, value) => {
  const { status, body } = await office.get(office.mla, `message?${name}=${value}`);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [name.replace('[]', '')]]);
});

test('[MSG-09] filters of the log are joined, and a state and a template that have nothing find nothing', async () => {
  const template_id = await office.template({ name: 'joined' });
  const at = '2026-08-03T06:00:00Z';
  await message('both', at, { state: 'failed', template_id });
  await message('another state', at, { state: 'read', template_id });
  await message('another day', '2026-08-04T06:00:00Z', { state: 'failed', template_id });
  const query = `template_id=${template_id}&state[]=failed&state[]=queued&to_date=2026-08-03`;
  expect(await found(query)).toEqual({ total: 1, texts: ['both'] });
  expect(await found(`template_id=${template_id}&state=queued`)).toEqual({ total: 0, texts: [] });
  expect(await found('template_id=2000000000')).toEqual({ total: 0, texts: [] });
});
