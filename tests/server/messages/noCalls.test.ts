import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { callRequests, citizenCalls, personWishes } from '#server/messages/schema/citizens.ts';
import { complaintPersons } from '#server/persons/schema/persons.ts';
import { openStatus } from './statusPage.ts';

const office = await openStatus();
beforeEach(async () => {
  await office.fresh();
  await office.desk.db.delete(callRequests);
  await office.desk.db.delete(personWishes);
});

const list = async (by = office.desk.mla) => {
  const { body } = await office.desk.get(by, 'call/list');
  const rows = body.data as { reason: string; person: { id: number } | null }[];
  return { reasons: rows.map(({ reason }) => reason), total: body.total, refused: body.refused };
};
const personOf = async (id: number) => {
  const [link] = await office.desk.db
    .select()
    .from(complaintPersons)
    .where(eq(complaintPersons.complaint_id, id));
  return link?.person_id ?? 0;
};
const wish = async (person: number, calls: string) => {
  const json = { calls, way: 'spoken' };
  const { status } = await office.desk.put(office.desk.mla, `person/${person}/wishes`, json);
  expect(status).toBe(200);
};
const ask = async (id: number) => office.say(await office.link(id), 'call');

test('[MSG-06, MSG-23] a person who refuses calls is not on the list, which counts them, until they ask for one', async () => {
  const id = await office.record();
  await ask(id);
  expect(await list()).toEqual({ reasons: ['asked'], total: 1, refused: 0 });
  await wish(await personOf(id), 'refused');
  expect(await list()).toEqual({ reasons: [], total: 0, refused: 1 });
  office.at('2026-06-01', '12:00');
  await ask(id);
  expect(await list()).toEqual({ reasons: ['asked'], total: 1, refused: 0 });
  expect(await office.desk.db.$count(callRequests)).toBe(1);
});

test('[MSG-06] said otherwise later, what was asked for stands there again; unknown refuses nothing', async () => {
  const id = await office.record();
  await ask(id);
  const person = await personOf(id);
  await wish(person, 'refused');
  for (const calls of ['unknown', 'given']) {
    await wish(person, calls);
    expect((await list()).reasons).toEqual(['asked']);
  }
  const other = { purpose: 'news', state: 'refused', way: 'phone' } as const;
  const said = { ...other, person_id: person, said_on: '2026-06-01', notice_version: 1 };
  await office.desk.db.insert(personWishes).values(said);
  expect((await list()).reasons).toEqual(['asked']);
});

test('[MSG-06, REF-17] nor are they called to verify a closing, which waits in its own queue', async () => {
  const id = await office.closed();
  await wish(await personOf(id), 'refused');
  expect(await list(office.verifier)).toEqual({ reasons: [], total: 0, refused: 1 });
  const { body } = await office.desk.get(office.verifier, 'verify/queue');
  expect(body.data).toMatchObject([{ id }]);
});

test("[MSG-06, PER-12] the survivor's preference applies to both merged people, as do calls and messages", async () => {
  const { desk } = office;
  const id = await office.record();
  await ask(id);
  const other = await personOf(id);
  const own = await office.record({ name: 'Gangavva', phone: '9848099999' });
  const survivor = await personOf(own);
  await desk.post(desk.mla, `complaint/${id}/call`, { result: 'busy' });
  await office.desk.db.update(citizenCalls).set({ person_id: other });
  await desk.post(desk.mla, 'person/merge', { person_ids: [survivor, other], survivor_id: survivor });
  const [row] = (await desk.get(desk.mla, 'call/list')).body.data as { person: { id: number } }[];
  expect(row?.person).toEqual({ id: survivor, name: 'Gangavva' });
  expect((await desk.get(desk.mla, `call?person_id=${survivor}`)).body.data).toMatchObject([
    { result: 'busy', complaint: { id } },
  ]);
  await wish(survivor, 'refused');
  expect(await list()).toEqual({ reasons: [], total: 0, refused: 1 });
});
