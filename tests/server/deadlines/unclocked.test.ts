import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { factDifferences, repairFacts } from '#server/complaints/list/verify.ts';
import { complaintFacts } from '#server/complaints/schema/complaintFacts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { backfillClocks } from '#server/deadlines/backfill.ts';
import { complaintClocks, complaintsWithoutClocks } from '#server/deadlines/schema/clocks.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';
import { insertMany } from '../complaints/many.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const change = (id: number, values: object) =>
  desk.db.update(complaints).set(values).where(eq(complaints.id, id));

/** Whom the list of what has no deadline shows, while all facts are right. */
async function unclocked(by = desk.mla, query = {}) {
  expect(await factDifferences(desk.db)).toEqual([]);
  const { names, total } = await desk.list(by, { page: 1, sla: 'none', ...query });
  expect(total).toBe(names.length);
  return names;
}

test('[SLA-02, SLA-15] a suggestion has no deadline until it is a complaint, and after it was one', async () => {
  const { id } = await desk.record(desk.mla, { name: 'Idea', type: 'suggestion' });
  await desk.record(desk.mla, { name: 'Complaint' });
  expect(await unclocked()).toEqual(['Idea']);
  const put = async (type: string) => {
    const { version } = (await desk.get(desk.mla, `complaint/${id}`)).body as { version: number };
    const form = { ...desk.body({ name: 'Idea', type }), version, _method: 'PUT' };
    expect(await desk.send('POST', `complaint/${id}`, { token: desk.mla.token, form })).toMatchObject({
      status: 200,
    });
  };
  await put('complaint');
  expect(await unclocked()).toEqual([]);
  await put('suggestion');
  expect(await unclocked()).toEqual(['Idea']);
  expect((await desk.remove(desk.admin, `complaint/${id}`)).status).toBe(200);
  expect(await unclocked()).toEqual([]);
  expect(await desk.db.$count(complaintFacts)).toBe(1);
});

test('[SLA-09, SLA-15] what was closed before there were clocks has a deadline once it is reopened', async () => {
  const [{ id } = { id: 0 }] = await insertMany(desk, 1, {
    name: 'Old',
    status: 'Resolved',
    closed_at: desk.clock.now,
  }).returning();
  expect(await unclocked()).toEqual(['Old']);
  const reopened = await desk.post(desk.mla, 'complaint/reopen', { id, message: 'It is broken again.' });
  expect(reopened.status).toBe(200);
  expect(await unclocked()).toEqual([]);
  await desk.post(desk.mla, 'complaint/close', { id, message: 'Done.' });
  expect(await unclocked()).toEqual([]);
});

test('[SLA-15] it is listed where it is, by whose it is and what it is about, as these change', async () => {
  const { V2, V4 } = desk.places;
  const { id } = await desk.record(desk.mla, { name: 'Idea', type: 'suggestion' });
  const clocked = await desk.record(desk.mla, { name: 'Complaint' });
  for (const one of [id, clocked.id]) {
    await change(one, { ...V2, category_id: desk.water, staff_id: desk.staff.id });
  }
  expect(await unclocked(desk.mla, { area: V2.area_id, category: desk.water })).toEqual(['Idea']);
  expect(await unclocked(desk.staff)).toEqual(['Idea']);
  for (const one of [id, clocked.id]) await change(one, { ...V4, staff_id: null });
  expect(await unclocked()).toEqual([]);
  expect(await unclocked(desk.otherMla)).toEqual(['Idea']);
  await change(id, { name: 'demo' });
  expect(await unclocked(desk.otherMla)).toEqual([]);
});

test('[SLA-10, SLA-15] until what there was before has its clock, it has none', async () => {
  for (const name of ['One', 'Two']) await desk.record(desk.mla, { name });
  await desk.db.delete(complaintClocks);
  expect(await unclocked()).toEqual(['Two', 'One']);
  await desk.db.insert(complaintsWithoutClocks).values({});
  const filling = backfillClocks(desk.services);
  await expect.poll(() => desk.db.$count(complaintsWithoutClocks), { timeout: 20_000 }).toBe(0);
  await filling.stop();
  expect(await unclocked()).toEqual([]);
});

test('[GRD-10] facts that are wrong, missing or left over are found, and repaired', async () => {
  const { id } = await desk.record(desk.mla);
  const found = (kept: number, counted: number) => [{ complaint_id: id, kind: 'facts', kept, counted }];
  await desk.db.update(complaintFacts).set({ area_id: 0 });
  expect(await factDifferences(desk.db)).toEqual(found(1, 1));
  await desk.db.delete(complaintFacts);
  expect(await factDifferences(desk.db)).toEqual(found(0, 1));
  await repairFacts(desk.db, await factDifferences(desk.db));
  expect(await factDifferences(desk.db)).toEqual([]);
});
