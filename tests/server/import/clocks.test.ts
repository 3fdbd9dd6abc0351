import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { complaintClocks } from '../../../server/db/schema/clocks.ts';
import { complaints } from '../../../server/db/schema/complaints.ts';
import { registerHandlers } from '../../../server/jobHandlers.ts';
import { openDesk } from '../complaints/desk.ts';
import { CASE_MAP, cases, csvFile } from './caseFile.ts';

test('[SLA-10] what is imported open has a clock from the day it came, quiet where it is overdue already', async () => {
  const desk = await openDesk();
  registerHandlers(desk.services);
  desk.clock.now = new Date('2026-06-19T12:00:00+05:30');
  const [given] = cases(1);
  const row = (citizen: string, opendate: string, closedate = '') => ({
    ...{ ...given, unique_key: citizen, citizen, opendate, closedate },
  });
  const rows = [
    row('Old', '2026-01-05'),
    row('New', '2026-06-12'),
    row('Closed', '2026-05-01', '2026-05-20'),
    row('demo', '2026-06-12'),
  ];
  const form = { file: csvFile(rows), map: JSON.stringify(CASE_MAP) };
  await desk.send('POST', 'complaint/import', { token: desk.admin.token, form });
  await desk.services.jobs.runDue();
  const found = await desk.db
    .select({ name: complaints.name, clock: complaintClocks })
    .from(complaints)
    .leftJoin(complaintClocks, eq(complaintClocks.complaint_id, complaints.id))
    .orderBy(complaints.id);
  expect(
    Object.fromEntries(found.map(({ name, clock }) => [name, clock && [clock.quiet, clock.hidden]])),
  ).toEqual({
    Old: [true, false],
    New: [false, false],
    Closed: null,
    demo: [false, true],
  });
});
