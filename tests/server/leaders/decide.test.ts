import { expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { openOffice } from './office.ts';

const office = await openOffice();

const approve = (by: 'mla' | 'mp' | 'staff', leader_id: number, designation = 'areaadmin') =>
  office.post(by, 'leader/approve', { leader_id, designation });
const reject = (by: 'mla' | 'mp' | 'staff', leader_id: number) =>
  office.post(by, 'leader/reject', { leader_id });
const one = async (id: number) => (await office.get('admin', `leader/${id}`)).body;

test('[LDR-03, LDR-04] an application is approved as something, and put on hold again', async () => {
  const id = await office.leader();
  const approved = await approve('mla', id);
  expect([approved.status, approved.body.message]).toEqual([200, 'Application approved successfully']);
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

test('[LDR-03, LDR-04] of two decisions at once the second is told that it is too late', async () => {
  const id = await office.leader();
  expect((await reject('mla', id)).body.errors).toEqual({ leader_id: [errorTexts.notApproved] });
  const both = await Promise.all([approve('mla', id, 'volunteer'), approve('mp', id, 'mandaladmin')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(both.find(({ status }) => status === 422)?.body.errors).toEqual({
    leader_id: [errorTexts.alreadyApproved],
  });
});

test('[SCOPE-08, API-05] a leader of another place does not exist, and staff decide nothing', async () => {
  const { leader, places, get, send } = office;
  const foreign = await leader({ ...places.V4 });
  expect((await get('mla', `leader/${foreign}`)).status).toBe(404);
  expect((await approve('mla', foreign)).status).toBe(404);
  expect((await reject('mp', foreign)).status).toBe(404);
  expect((await approve('mla', 999_999)).status).toBe(404);
  expect(await one(foreign)).toMatchObject({ status: null, version: 1 });
  const own = await leader();
  expect((await approve('staff', own)).status).toBe(403);
  expect((await reject('staff', own)).status).toBe(403);
  expect((await send('GET', `leader/${own}`)).status).toBe(401);
});
