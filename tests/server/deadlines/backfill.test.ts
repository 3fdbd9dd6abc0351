import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { complaintResponses, complaints } from '#server/complaints/schema/complaints.ts';
import { backfillClocks } from '#server/deadlines/backfill.ts';
import { complaintClocks, complaintsWithoutClocks } from '#server/deadlines/schema/clocks.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';
import { insertMany } from '../complaints/many.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
  desk.clock.now = new Date('2026-06-19T12:00:00+05:30');
});

const day = (on: string) => new Date(`${on}T11:00:00+05:30`);
const isDone = async () => (await desk.db.$count(complaintsWithoutClocks)) === 0;
async function untilDone() {
  const filling = backfillClocks(desk.services);
  await expect.poll(isDone, { timeout: 20_000 }).toBe(true);
  await filling.stop();
}
const kept = () =>
  desk.db
    .select({ name: complaints.name, clock: complaintClocks })
    .from(complaintClocks)
    .innerJoin(complaints, eq(complaints.id, complaintClocks.complaint_id))
    .orderBy(complaints.id);

test('[SLA-10] what is not closed gets a clock from the day it came; what is overdue already is quiet', async () => {
  await insertMany(desk, 1, { name: 'Old', created_at: day('2026-01-05') });
  await insertMany(desk, 1, { name: 'New', created_at: day('2026-06-01'), staff_id: desk.staff.id });
  await insertMany(desk, 1, { name: 'Closed', status: 'Resolved', closed_at: day('2026-06-02') });
  await insertMany(desk, 1, { name: 'Idea', type: 'suggestion' });
  const [answered] = await insertMany(desk, 1, {
    name: 'Answered',
    created_at: day('2026-06-01'),
  }).returning();
  const response = { complaint_id: answered?.id ?? 0, message: 'Yes', status: 'responded' as const };
  await desk.db.insert(complaintResponses).values([
    { ...response, created_at: day('2026-06-05') },
    { ...response, created_at: day('2026-06-03') },
  ]);
  await desk.db.insert(complaintsWithoutClocks).values({});
  await untilDone();
  const found = await kept();
  expect(found.map(({ name, clock }) => [name, clock.due_on, clock.quiet, clock.staff_id])).toEqual([
    ['Old', '2026-01-28', true, null],
    ['New', '2026-06-23', false, desk.staff.id],
    ['Answered', '2026-06-23', false, null],
  ]);
  expect(found.map(({ clock }) => clock.responded_at)).toEqual([null, null, day('2026-06-03')]);
});

test('[SLA-10] goes on where an ended process has left off, and leaves clocks that there are', async () => {
  await insertMany(desk, 300, { created_at: day('2026-06-01') });
  const { id } = await desk.record(desk.mla, { priority: 'urgent' });
  await desk.db.insert(complaintsWithoutClocks).values({});
  const first = backfillClocks(desk.services);
  await expect.poll(() => desk.db.$count(complaintClocks), { timeout: 20_000 }).toBeGreaterThan(1);
  await first.stop();
  await untilDone();
  const found = await kept();
  expect(found).toHaveLength(301);
  expect(found.find(({ clock }) => clock.complaint_id === id)?.clock.due_on).toBe('2026-06-23');
});
