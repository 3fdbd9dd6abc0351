import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaintPersons, persons } from '#server/persons/schema/persons.ts';
import { CASE_MAP, cases, csvFile } from '../transfer/import/complaintFile.ts';
import { openServer, tally, together } from './server.ts';

const { desk, send } = await openServer();
const { admin, mla } = desk;

const ofPhone = async (phone: string) => {
  const found = await desk.db.select().from(persons).orderBy(persons.id);
  return found.filter(({ phones }) => phones.includes(phone));
};
const record = (given: Record<string, unknown>) => send(mla, 'POST', 'complaint', { json: desk.body(given) });

test('[PER-02] 20 cases of one phone at once make one person of each name', async () => {
  const phone = '9848077777';
  const answers = await together(20, (index) =>
    record({ phone, name: index % 2 ? 'Lakshmi Reddy' : 'Srinivas' }),
  );
  expect(tally(answers)).toEqual({ 201: 20 });
  const people = await ofPhone(phone);
  expect(people.map(({ name }) => name).sort()).toEqual(['Lakshmi Reddy', 'Srinivas']);
  for (const { id } of people) {
    expect(await desk.db.$count(complaintPersons, eq(complaintPersons.person_id, id))).toBe(10);
  }
});

test('[PER-02, PER-09] cases that are edited to one name and phone at once come to one person', async () => {
  const phone = '9848088888';
  const made = await together(10, (index) => record({ phone: `984809900${index}` }));
  const answers = await together(20, (index) =>
    index % 2
      ? record({ phone, name: 'Padma' })
      : send(mla, 'PUT', `complaint/${made[index / 2]?.body.id}`, { json: { phone, name: 'Padma' } }),
  );
  expect(tally(answers)).toEqual({ 200: 10, 201: 10 });
  const people = await ofPhone(phone);
  expect(people).toHaveLength(1);
  expect(await desk.db.$count(complaintPersons, eq(complaintPersons.person_id, people[0]?.id ?? 0))).toBe(20);
});

test('[PER-02, PER-03] imports and cases at once make one person', async () => {
  registerHandlers(desk.services);
  const phone = '9848066666';
  const file = async (key: string) => {
    const rows = cases(40).map((row) => ({ ...row, unique_key: `${key}${row.unique_key}` }));
    return csvFile(
      rows.map((row) => ({ ...row, village: 'V1', mandal: 'M1', mobile: phone, citizen: 'Ravi' })),
    );
  };
  const map = JSON.stringify(CASE_MAP);
  for (const key of ['A', 'B']) {
    expect(
      (await send(admin, 'POST', 'complaint/import', { form: { file: await file(key), map } })).status,
    ).toBe(201);
  }
  const [answers] = await Promise.all([
    together(20, () => record({ phone, name: 'Ravi' })),
    desk.services.jobs.runDue(),
  ]);
  expect(tally(answers)).toEqual({ 201: 20 });
  const people = await ofPhone(phone);
  expect(people).toHaveLength(1);
  expect(await desk.db.$count(complaintPersons, eq(complaintPersons.person_id, people[0]?.id ?? 0))).toBe(
    100,
  );
});

test('[PER-02, PER-06] 30 cases at once of one person, who is told by two phones or chosen, may each say another language', async () => {
  const [phone, other] = ['9848055555', '9848044444'];
  const { person_id } = (await record({ phone, name: 'Odelu' })).body;
  const json = { phones: [phone, other] };
  expect((await send(mla, 'PUT', `person/${person_id}`, { json })).status).toBe(200);
  const whose = [{ phone }, { phone: other }, { phone: '9000000000', person_id }];
  const answers = await together(30, (index) =>
    record({ name: 'Odelu', ...whose[index % 3], language: index % 2 ? 'te' : 'hi' }),
  );
  expect(tally(answers)).toEqual({ 201: 30 });
  const [person, ...others] = await ofPhone(other);
  expect([person?.id, others]).toEqual([person_id, []]);
  expect(['te', 'hi']).toContain(person?.language);
  expect(await desk.db.$count(complaintPersons, eq(complaintPersons.person_id, person?.id ?? 0))).toBe(31);
});
