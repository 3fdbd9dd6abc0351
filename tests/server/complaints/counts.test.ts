import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '#contract/access/access.ts';
import { STATUSES, statusGroup } from '#contract/complaints/complaintStatus.ts';
import { countByGroup } from '#server/complaints/list/rollUps.ts';
import { countDifferences } from '#server/complaints/list/verify.ts';
import { complaintAreaCounts, complaintCounts } from '#server/complaints/schema/complaintCounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { openDesk } from './desk.ts';

const admin: Actor = {
  id: 1,
  role: 'admin',
  duties: [],
  parliament_id: null,
  assembly_id: null,
  deputy_for: [],
};
const desk = await openDesk();
beforeEach(async () => {
  await desk.db.delete(complaints);
});

const counts = (filters: Parameters<typeof countByGroup>[2] = {}, actor = admin) =>
  countByGroup(desk.db, actor, filters);

test('[DASH-07, LIST-05] the roll-up follows every change of a complaint', async () => {
  const { id } = await desk.record(desk.admin, { ...desk.places.V1 });
  await desk.record(desk.staff);
  expect(await counts()).toEqual({ open: 2, in_progress: 0, closed: 0 });
  await desk.post(desk.mla, 'complaint/staff/assign', { complaint_id: id, staff_id: desk.staff.id });
  const total = async (query: object) => (await desk.list(desk.admin, { page: 1, ...query })).total;
  expect(await total({ staff_id: desk.staff.id, status: 'in_progress' })).toBe(1);
  await desk.put(desk.mla, `complaint/${id}`, { category_id: desk.water });
  expect(await total({ category: desk.water })).toBe(1);
  await desk.post(desk.mla, 'complaint/close', { id, message: 'Done' });
  expect(await counts()).toEqual({ open: 1, in_progress: 0, closed: 1 });
  const move = { ...desk.places.V3, staff_id: desk.staff.id };
  await desk.db
    .update(complaints)
    .set(move as object)
    .where(sql`id = ${id}`);
  expect(await counts({ assembly: desk.places.A2.assembly_id })).toEqual({
    open: 0,
    in_progress: 0,
    closed: 1,
  });
  await desk.db.delete(complaints).where(sql`id = ${id}`);
  expect(await counts()).toEqual({ open: 1, in_progress: 0, closed: 0 });
  expect(await countDifferences(desk.db)).toEqual([]);
});

test.each(STATUSES)(
  '[LIST-05, DASH-01] %s is counted in the group that the contract names',
  async (status) => {
    const { id } = await desk.record(desk.mla);
    await desk.db.execute(sql`update complaints set status = ${status} where id = ${id}`);
    const none = { open: 0, in_progress: 0, closed: 0 };
    expect(await counts()).toEqual({ ...none, [statusGroup(status)]: 1 });
    const { open, in_progress: inProgress, closed } = await counts();
    const stats = await desk.post(desk.mla, 'dashboard/stats', {});
    expect(stats.body).toEqual({ open, inProgress, closed, allComplaints: 1 });
  },
);

test('[LIST-13] the roll-up leaves out what is named demo, before and after a change of name', async () => {
  await desk.record(desk.mla, { name: 'DEMO' });
  const { id } = await desk.record(desk.mla, { name: 'Ramulu' });
  const rename = (name: string) => desk.put(desk.mla, `complaint/${id}`, { name });
  expect(await counts()).toMatchObject({ open: 1 });
  await rename('demo');
  expect(await counts()).toMatchObject({ open: 0 });
  await rename('Ramulu');
  expect(await counts()).toMatchObject({ open: 1 });
  expect(await countDifferences(desk.db)).toEqual([]);
});

test('[DASH-07] one statement for many complaints is counted once for each', async () => {
  for (const place of [desk.places.V1, desk.places.V1, desk.places.V3])
    await desk.record(desk.admin, { ...place });
  await desk.db.execute(sql`update complaints set status = 'Resolved'`);
  expect(await counts()).toEqual({ open: 0, in_progress: 0, closed: 3 });
  await desk.db.execute(sql`delete from complaints where assembly_id = ${desk.places.A1.assembly_id}`);
  expect(await counts()).toEqual({ open: 0, in_progress: 0, closed: 1 });
  expect(await countDifferences(desk.db)).toEqual([]);
});

test('[SCOPE-08] counts stay within the actor’s place', async () => {
  for (const place of [desk.places.V1, desk.places.V3, desk.places.V4])
    await desk.record(desk.admin, { ...place });
  const { parliament_id } = desk.places.P1;
  const mp: Actor = { id: 2, role: 'mp', duties: [], parliament_id, assembly_id: null, deputy_for: [] };
  expect(await counts({}, mp)).toMatchObject({ open: 2 });
  expect(await counts({ assembly: desk.places.A3.assembly_id }, mp)).toMatchObject({ open: 0 });
});

test('[DASH-07] a roll-up that is wrong is found out', async () => {
  await desk.record(desk.mla);
  await desk.db.update(complaintCounts).set({ count: 5 }).where(sql`count = 1`);
  expect(await countDifferences(desk.db)).toEqual([
    {
      parliament_id: desk.places.A1.parliament_id,
      assembly_id: desk.places.A1.assembly_id,
      category_id: desk.roads,
      staff_id: 0,
      status_group: 'open',
      kept: 5,
      counted: 1,
    },
  ]);
  await desk.db.delete(complaintAreaCounts);
  expect(await countDifferences(desk.db)).toContainEqual({
    ...desk.places.V1,
    leader_id: 0,
    status_group: 'open',
    kept: 0,
    counted: 1,
  });
});
