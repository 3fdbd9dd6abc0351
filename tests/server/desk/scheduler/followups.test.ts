import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '#server/accounts/schema/accounts.ts';
import { runScheduler } from '#server/desk/scheduler/run.ts';
import { notices } from '#server/desk/schema/notices.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { type Desk, openDesk } from '../../complaints/desk.ts';
import { cutShort } from './cutShort.ts';

let desk: Desk;
type Person = { id: number; token: string };
const at = (day: string, time: string) => {
  desk.clock.now = new Date(`${day}T${time}:00+05:30`);
};
const tickAt = async (day: string, time: string) => {
  at(day, time);
  await runScheduler(desk.services);
};
beforeEach(async () => {
  desk = await openDesk();
  at('2026-06-12', '11:00');
});

/** By default on a Tuesday, for a complaint that is assigned to staff. */
const put = async (by: Person, id: number, on: string | null = '2026-06-16') =>
  expect((await desk.post(by, 'complaint/followup', { id, on })).status).toBe(200);
const record = async () => (await desk.record(desk.mla, { staff_id: desk.staff.id })).id;
const told = async () =>
  (await desk.db.select().from(notices).where(eq(notices.kind, 'followup')).orderBy(asc(notices.id))).map(
    ({ user_id, complaint_id }) => [user_id, complaint_id],
  );

test('[GRD-08, DESK-04] who puts a grievance off is told when the office opens on its day: once, and of a day it moves to once more', async () => {
  const { mla, staff } = desk;
  const [one, other] = [await record(), await record()];
  for (const by of [mla, staff]) await put(by, one);
  await put(staff, other, '2026-06-13');
  await tickAt('2026-06-15', '09:59');
  expect(await told()).toEqual([]);
  await tickAt('2026-06-15', '10:00');
  expect(await told()).toEqual([[staff.id, other]]);
  await tickAt('2026-06-16', '10:00');
  await Promise.all([runScheduler(desk.services), runScheduler(desk.services)]);
  await tickAt('2026-06-17', '11:00');
  const all = [
    [staff.id, other],
    [mla.id, one],
    [staff.id, one],
  ];
  expect(await told()).toEqual(all);
  const { body } = await desk.get(staff, 'notice');
  expect(body.data?.[0]).toMatchObject({ kind: 'followup', complaint: { id: one }, read: false });
  await put(staff, one, '2026-06-18');
  await tickAt('2026-06-18', '10:00');
  expect(await told()).toEqual([...all, [staff.id, one]]);
});

test('[GRD-07, GRD-08] a process that ends in the middle loses none and tells none twice', async () => {
  const ids = [await record(), await record()];
  for (const id of ids) await put(desk.staff, id);
  at('2026-06-16', '10:00');
  const isTold = async (tx: Tx) => (await tx.$count(notices, eq(notices.kind, 'followup'))) > 0;
  expect(await cutShort(desk.services, isTold)).toBe(true);
  expect(await told()).toEqual([]);
  await runScheduler(desk.services);
  await runScheduler(desk.services);
  expect(await told()).toEqual(ids.map((id) => [desk.staff.id, id]));
});

test('[GRD-08, SCOPE-08] skips closed, hidden, cancelled and reassigned ones, and disabled accounts', async () => {
  const { colleague, mla, staff } = desk;
  const [closed, hidden, cleared, given, left] = [
    await record(),
    await record(),
    await record(),
    await record(),
    await record(),
  ];
  for (const id of [closed, hidden, cleared, given]) await put(staff, id);
  await desk.post(mla, 'complaint/staff/assign', { complaint_id: left, staff_id: colleague.id });
  await put(colleague, left);
  await desk.post(mla, 'complaint/close', { id: closed, message: 'Done.' });
  await desk.post(mla, `complaint/${hidden}`, { _method: 'PUT', name: 'demo' });
  await put(staff, cleared, null);
  await desk.post(mla, 'complaint/staff/assign', { complaint_id: given, staff_id: colleague.id });
  await desk.db.update(users).set({ disabled: true }).where(eq(users.id, colleague.id));
  await tickAt('2026-06-16', '10:00');
  expect(await told()).toEqual([]);
});

test('[SLA-16, GRD-08] also notifies the deputy of a user on leave', async () => {
  const { colleague, staff } = desk;
  const id = await record();
  await put(staff, id);
  const away = { from_day: '2026-06-15', to_day: '2026-06-17' };
  await desk.db.insert(leaves).values({ user_id: staff.id, deputy_id: colleague.id, ...away });
  await tickAt('2026-06-16', '10:00');
  expect(await told()).toEqual([
    [staff.id, id],
    [colleague.id, id],
  ]);
});

test('[DESK-12, GRD-08] does not notify of a past day that an undo restores', async () => {
  const { staff } = desk;
  const id = await record();
  await put(staff, id, '2026-06-15');
  at('2026-06-15', '09:50');
  const bulk = { action: 'followup', params: { on: '2026-06-20' }, ids: [id] };
  const { body } = await desk.post(staff, 'bulk', bulk);
  at('2026-06-15', '10:05');
  const undone = await desk.post(staff, `bulk/${(body.job as { id: number }).id}/undo`, {});
  expect(undone.status).toBe(200);
  expect((await desk.get(staff, `complaint/${id}`)).body.followup).toMatchObject({ on: '2026-06-15' });
  await tickAt('2026-06-15', '10:06');
  expect(await told()).toEqual([]);
});
