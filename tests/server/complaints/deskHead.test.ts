import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '#server/accounts/schema/accounts.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { insertLeader } from './contacts.ts';
import { openDesk } from './desk.ts';

const desk = await openDesk();
registerHandlers(desk.services);
beforeEach(async () => {
  await desk.db.delete(complaints);
});

const setDuties = (duties: 'desk_head'[]) =>
  desk.db.update(users).set({ duties }).where(eq(users.id, desk.deskHead.id));
const status = async (answered: Promise<{ status: number }>) => (await answered).status;

test('[GRD-02] edits, assigns, forwards and answers what others recorded, and deletes nothing', async () => {
  const { deskHead, colleague, mla, staff, record, get, post, send, places } = desk;
  const { id } = await record(staff);
  const leader = await insertLeader(desk.db, places.V1, { name: 'Mallesh' });
  const token = deskHead.token;
  expect(await status(send('PUT', `complaint/${id}`, { token, json: { name: 'Narsaiah' } }))).toBe(200);
  expect(
    await status(post(deskHead, 'complaint/staff/assign', { complaint_id: id, staff_id: colleague.id })),
  ).toBe(200);
  const area = places.V1.area_id;
  expect(await status(post(deskHead, 'complaint/forward', { id, area, leaders: [leader.id] }))).toBe(200);
  const answer = { complaint_id: id, message: 'On its way', status: 'responded' };
  expect(await status(post(deskHead, 'complaint/response', answer))).toBe(201);
  expect(await status(send('DELETE', `complaint/${id}`, { token }))).toBe(403);
  expect((await get(mla, `complaint/${id}`)).body).toMatchObject({
    name: 'Narsaiah',
    staff_id: colleague.id,
    leader_id: leader.id,
    status: 'responded',
  });
  expect(await status(send('POST', 'dashboard/stats', { token, json: {} }))).toBe(403);
});

test('[GRD-02, CRE-07] records as staff do, and is given cases as staff are', async () => {
  const { deskHead, colleague, mla, record, post, get } = desk;
  const own = await record(deskHead, { staff_id: colleague.id });
  expect(own).toMatchObject({ staff_id: deskHead.id, status: 'open' });
  const { id } = await record(mla);
  await post(mla, 'complaint/staff/assign', { complaint_id: id, staff_id: deskHead.id });
  expect((await get(deskHead, `complaint/${id}`)).body).toMatchObject({ staff_id: deskHead.id });
});

test('[GRD-02, DET-04, LIST-10] links and files that were asked for before hold the rights of when they are made', async () => {
  const { deskHead, staff, record, post, get, app } = desk;
  const { id } = await record(staff);
  const { body } = await post(deskHead, 'complaint/download', { id });
  const open = async () => (await app.fetch(new Request(`http://localhost${body.url}`))).status;
  expect(await open()).toBe(200);
  await setDuties([]);
  expect(await open()).toBe(404);
  expect((await get(deskHead, 'complaint?export=yes')).body.total).toBe(0);
  await setDuties(['desk_head']);
  expect((await get(deskHead, 'complaint?export=yes')).body.total).toBe(1);
});
