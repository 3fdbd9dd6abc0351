import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { complaintHistory, complaints } from '#server/complaints/schema/complaints.ts';
import { backfillPersons } from '#server/persons/backfill.ts';
import { complaintPersons, complaintsWithoutPersons, persons } from '#server/persons/schema/persons.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';
import { insertMany } from '../complaints/many.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const day = (index: number) => new Date(Date.UTC(2025, 0, 1 + index));
const isDone = async () => (await desk.db.$count(complaintsWithoutPersons)) === 0;
const begin = () => desk.db.insert(complaintsWithoutPersons).values({});
async function untilDone() {
  const filling = backfillPersons(desk.services);
  await expect.poll(isDone, { timeout: 20_000 }).toBe(true);
  await filling.stop();
}

/** The person's name of each complaint, oldest first. */
const owners = () =>
  desk.db
    .select({ name: complaints.name, person: persons.name, phones: persons.phones, id: persons.id })
    .from(complaints)
    .leftJoin(complaintPersons, eq(complaintPersons.complaint_id, complaints.id))
    .leftJoin(persons, eq(persons.id, complaintPersons.person_id))
    .orderBy(asc(complaints.created_at), asc(complaints.id));
/** As it was before there were persons. */
const forget = () =>
  desk.db.execute(sql`truncate complaint_persons, persons, left_persons, person_visits cascade`);

test('[PER-03, GRD-05, GRD-06] gives complaints persons by name and phone, oldest first, raises no version and writes no history', async () => {
  const told = [
    ['Ravi', '9848000001', 3],
    ['Kiran', '9848000001', 2],
    ['Ravi Kiran', '9848000001', 1],
    ['Padma', '9848000001', 4],
    ['demo', '9848000001', 5],
    ['Mallesh', '', 6],
    ['Mallesh', '9999999999', 7],
  ] as const;
  for (const [name, phone, index] of told) await insertMany(desk, 1, { name, phone, created_at: day(index) });
  await insertMany(desk, 1, { name: '(erased)', phone: '', erased_at: day(9), created_at: day(8) });
  await begin();
  await untilDone();
  const found = await owners();
  expect(found.map(({ name, person, phones }) => [name, person, phones?.join()])).toEqual([
    ['Ravi Kiran', 'Ravi Kiran', '9848000001'],
    ['Kiran', 'Ravi Kiran', '9848000001'],
    ['Ravi', 'Ravi Kiran', '9848000001'],
    ['Padma', 'Padma', '9848000001'],
    ['demo', null, undefined],
    ['Mallesh', 'Mallesh', ''],
    ['Mallesh', 'Mallesh', ''],
    ['(erased)', null, undefined],
  ]);
  expect(found[5]?.id).not.toBe(found[6]?.id);
  expect(await desk.db.$count(complaints, sql`version > 1`)).toBe(0);
  expect(await desk.db.$count(complaintHistory)).toBe(0);
});

test('[PER-03] stopped again and again it goes on where it was, and comes to what one run comes to @seldom', async () => {
  for (let index = 0; index < 300; index++) {
    const [name, phone] = [`${['Ravi', 'Padma'][index % 2]} Rao`, `98480000${10 + (index % 45)}`];
    await insertMany(desk, 1, { name, phone, created_at: day(index % 30) });
  }
  await begin();
  await untilDone();
  const byOneRun = (await owners()).map(({ name, person, phones }) => [name, person, phones]);
  await forget();
  await begin();
  let stops = 0;
  for (; !(await isDone()); stops++) await backfillPersons(desk.services).stop();
  expect(stops).toBeGreaterThan(3);
  expect((await owners()).map(({ name, person, phones }) => [name, person, phones])).toEqual(byOneRun);
  expect(await desk.db.$count(persons)).toBe(90);
});

test('[PER-03] done again it changes nothing', async () => {
  await insertMany(desk, 30, { phone: '9848000001' });
  await begin();
  await untilDone();
  const before = await owners();
  await begin();
  await untilDone();
  expect(await owners()).toEqual(before);
  await untilDone();
  expect(await owners()).toEqual(before);
});

test('[PER-02, PER-03] complaints recorded or edited during it have their persons, and keep them', async () => {
  await insertMany(desk, 40, { name: 'Ravi', phone: '9848000001', created_at: day(1) });
  await begin();
  const [first] = await desk.db.select({ id: complaints.id }).from(complaints).limit(1);
  const recorded = await desk.record(desk.mla, { name: 'Ravi', phone: '9848000001' });
  const json = { name: 'Ravi Goud' };
  const edited = await desk.put(desk.mla, `complaint/${first?.id}`, json);
  expect(edited.body.person_id).toBe(recorded.person_id);
  await untilDone();
  expect(new Set((await owners()).map(({ id }) => id))).toEqual(new Set([recorded.person_id]));
});
