import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintPersons, persons } from '#server/persons/schema/persons.ts';
import { openDesk } from '../../complaints/desk.ts';
import { CASE_MAP, cases, csvFile } from './complaintFile.ts';

const desk = await openDesk();
registerHandlers(desk.services);

const [person] = cases(1);
const row = (key: string, citizen: string, mobile: string, opendate = '2024-02-01') => ({
  ...{ ...person, unique_key: key, citizen, mobile, opendate },
});
const map = JSON.stringify({ ...CASE_MAP, phone: { column: 'mobile', unknown: true } });
const ask = (path: string, rows: object[]) =>
  desk.send('POST', path, { token: desk.admin.token, form: { file: csvFile(rows), map } });

const rows = [
  row('1', 'Lakshmi Reddy', '98480 00001'),
  row('2', 'లక్ష్మి', '98480 00001'),
  row('3', 'Ramesh', '98480 00001'),
  row('4', 'Known Already', '98480 12345'),
  row('5', 'Mallesh', ''),
  row('6', 'Mallesh', '9999999999'),
  row('7', 'demo', '98480 00002'),
];

test('[PER-03] a preview says how many persons are new, and an import makes as many', async () => {
  const known = await desk.record(desk.mla, { name: 'Known Already', phone: '9848012345' });
  const preview = await ask('complaint/import/preview', rows);
  expect(preview.body).toMatchObject({ created: 7, skipped: 0, persons: 4 });
  expect(await desk.db.$count(persons)).toBe(1);
  await ask('complaint/import', rows);
  await desk.services.jobs.runDue();
  const recorded = await desk.db
    .select({ name: complaints.name, person: complaintPersons.person_id })
    .from(complaints)
    .leftJoin(complaintPersons, eq(complaintPersons.complaint_id, complaints.id))
    .orderBy(asc(complaints.id));
  const [, lakshmi, telugu, ramesh, again, mallesh, other, demo] = recorded.map(({ person }) => person);
  expect(telugu).toBe(lakshmi);
  expect(again).toBe(known.person_id);
  expect(demo).toBeNull();
  expect(new Set([lakshmi, ramesh, again, mallesh, other]).size).toBe(5);
  expect(await desk.db.$count(persons)).toBe(5);
});

test('[PER-03] rows that already exist create no person', async () => {
  const more = [...rows, row('8', 'Padma', '98480 00003'), row('9', 'R. Lakshmi', '98480 00001')];
  expect((await ask('complaint/import/preview', more)).body).toMatchObject({
    ...{ created: 2, skipped: 7, persons: 1 },
  });
  await ask('complaint/import', more);
  await desk.services.jobs.runDue();
  expect(await desk.db.$count(persons)).toBe(6);
});

test('[PER-03] oldest first: the preview counts in the order of the days, not of the file', async () => {
  const phone = '98480 00009';
  // The two short names are both in the long one, and not alike.
  const given = [
    row('11', 'Ravi', phone, '2024-05-02'),
    row('12', 'Kiran', phone, '2024-05-03'),
    row('13', 'Ravi Kiran', phone, '2024-05-01'),
  ];
  const before = await desk.db.$count(persons);
  expect((await ask('complaint/import/preview', given)).body).toMatchObject({ persons: 1 });
  await ask('complaint/import', given);
  await desk.services.jobs.runDue();
  expect(await desk.db.$count(persons)).toBe(before + 1);
});
