import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '#server/accounts/schema/accounts.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { openDesk } from './desk.ts';

const desk = await openDesk();
registerHandlers(desk.services);
beforeEach(async () => {
  await desk.db.delete(complaints);
});

const setDuties = (duties: 'desk_head'[]) =>
  desk.db.update(users).set({ duties }).where(eq(users.id, desk.deskHead.id));

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
