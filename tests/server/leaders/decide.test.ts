import { expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { leaderMessages } from '#server/leaders/schema/leaders.ts';
import { openOffice } from './office.ts';

const office = await openOffice();

const approve = (by: 'mla' | 'mp' | 'staff', leader_id: number, designation = 'areaadmin') =>
  office.post(by, 'leader/approve', { leader_id, designation });
const reject = (by: 'mla' | 'mp' | 'staff', leader_id: number) =>
  office.post(by, 'leader/reject', { leader_id });
const one = async (id: number) => (await office.get('admin', `leader/${id}`)).body;

test('[LDR-03, LDR-04] an application is approved as something, and put on hold again', async () => {
  const id = await office.leader();
  expect((await reject('mla', id)).body.errors).toEqual({ leader_id: [errorTexts.notApproved] });
  const approved = await approve('mla', id);
  expect([approved.status, approved.body.message]).toEqual([200, 'Application approved successfully']);
  expect((await approve('mp', id)).body.errors).toEqual({ leader_id: [errorTexts.alreadyApproved] });
  expect(await one(id)).toMatchObject({ status: true, designation: 'areaadmin', version: 2 });
  const rejected = await reject('mp', id);
  expect([rejected.status, rejected.body.message]).toEqual([200, 'Application Status Changed to On Hold']);
  expect(await one(id)).toMatchObject({ status: false, designation: 'areaadmin', version: 3 });
});

test('[LDR-03] refuses an approval without one of the three designations', async () => {
  const id = await office.leader();
  const text = 'Please select a designation before approving the application.';
  for (const json of [
    { leader_id: id },
    { leader_id: id, designation: '' },
    { leader_id: id, designation: 'x' },
  ]) {
    const { status, body } = await office.post('mla', 'leader/approve', json);
    expect([status, body.errors]).toEqual([422, { designation: [text] }]);
  }
  expect(await one(id)).toMatchObject({ status: null, designation: null, version: 1 });
});

const write = (by: 'mla' | 'mp' | 'staff', title: string, leader_id: unknown) =>
  office.post(by, 'leader/message', { title, leader_id });
const historyOf = (by: 'mla' | 'staff', id: number) => office.get(by, `leader/message?leader_id=${id}`);

test('[VOL-05] a message is kept with who wrote it and when, the newest first', async () => {
  const id = await office.leader();
  expect((await write('mla', 'Meeting on Monday', [id])).status).toBe(201);
  await write('mp', 'రేపు రండి', [id]);
  const { body } = await historyOf('mla', id);
  expect(body.total).toBe(2);
  expect(body.data).toMatchObject([
    { title: 'రేపు రండి', leader_id: id },
    {
      title: 'Meeting on Monday',
      creator: { name: 'madhavi' },
      created_at: office.clock.now.toISOString(),
    },
  ]);
});

test('[VOL-06] a bulk message is one row for each leader, named twice or not', async () => {
  const ids = [await office.leader(), await office.leader(), await office.leader()];
  const { status, body } = await write('mla', 'Camp tomorrow', [...ids, ids[0]]);
  expect([status, body.total]).toEqual([201, 3]);
  for (const id of ids) {
    expect((await historyOf('mla', id)).body.data).toMatchObject([{ title: 'Camp tomorrow' }]);
  }
});

test('[VOL-06, SCOPE-08] goes to all of them or, if the caller may not reach one, to none', async () => {
  const { leader, places, db } = office;
  const [own, foreign] = [await leader(), await leader({ ...places.V4 })];
  const before = await db.$count(leaderMessages);
  for (const ids of [[own, foreign], [own, 999_999], [foreign]]) {
    const { status, body } = await write('mla', 'Hello', ids);
    expect([status, body.errors]).toEqual([422, { leader_id: [errorTexts.unknownChoice] }]);
  }
  expect(await db.$count(leaderMessages)).toBe(before);
  expect((await historyOf('mla', foreign)).status).toBe(404);
});

test('[VOL-05, VOL-06, API-04] requires a text and a recipient', async () => {
  const id = await office.leader();
  expect((await write('mla', ' \n ', [id])).body.errors).toEqual({ title: [errorTexts.required] });
  expect((await write('mla', 'Hello', [])).body.errors).toEqual({
    leader_id: ['Please select at least one leader to send a bulk message.'],
  });
});
