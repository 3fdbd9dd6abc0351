import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { type Desk, openDesk } from '../../complaints/desk.ts';
import { CASE_MAP, cases, csvFile } from './complaintFile.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
  registerHandlers(desk.services);
  desk.clock.now = new Date('2026-06-19T12:00:00+05:30');
});

/** Each row with its clock, by name. */
async function imported(rows: object[]) {
  const form = { file: csvFile(rows), map: JSON.stringify(CASE_MAP) };
  await desk.send('POST', 'complaint/import', { token: desk.admin.token, form });
  await desk.services.jobs.runDue();
  const found = await desk.db
    .select({ name: complaints.name, priority: complaints.priority, clock: complaintClocks })
    .from(complaints)
    .leftJoin(complaintClocks, eq(complaintClocks.complaint_id, complaints.id));
  return new Map(found.map(({ name, ...row }) => [name, row]));
}

const [given] = cases(1);

test('[SLA-10] an imported open complaint has a clock from its day on, without reminders if it is overdue', async () => {
  const row = (citizen: string, opendate: string, closedate = '') => ({
    ...{ ...given, unique_key: citizen, citizen, opendate, closedate },
  });
  const rows = [
    row('Old', '2026-01-05'),
    row('New', '2026-06-12'),
    row('Closed', '2026-05-01', '2026-05-20'),
    row('demo', '2026-06-12'),
  ];
  const found = [...(await imported(rows))];
  expect(
    Object.fromEntries(found.map(([name, { clock }]) => [name, clock && [clock.quiet, clock.hidden]])),
  ).toEqual({ Old: [true, false], New: [false, false], Closed: null, demo: [false, true] });
});

test('[SLA-01] an imported complaint has the priority of its category in its office, and the due date of it', async () => {
  const set = (token: string, targets: object[]) =>
    desk.send('PUT', 'sla/target', { token, json: { targets } });
  await set(desk.admin.token, [{ category_id: desk.water, default_priority: 'urgent' }]);
  await set(desk.otherMla.token, [{ category_id: desk.water, default_priority: 'high' }]);
  const row = (citizen: string, complaint_type: string, place: object = {}) => ({
    ...{ ...given, unique_key: citizen, citizen, complaint_type, opendate: '2026-06-12', ...place },
  });
  const rows = [
    row('Road', 'Pot holes'),
    row('Water', 'WATER'),
    row('Water elsewhere', 'WATER', { village: 'V4', mandal: 'M3' }),
  ];
  const found = await imported(rows);
  const dueOf = (name: string) => [found.get(name)?.priority, found.get(name)?.clock?.due_on];
  expect(dueOf('Road')).toEqual(['normal', '2026-07-03']);
  expect(dueOf('Water')).toEqual(['urgent', '2026-06-16']);
  expect(dueOf('Water elsewhere')).toEqual(['high', '2026-06-24']);
});
