import { asc, like, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportMap, ImportPreview, ImportState } from '#contract/desk/complaintImport.ts';
import { type Coded, codedText } from '#contract/kernel/coded.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { countDifferences } from '#server/complaints/list/verify.ts';
import { complaintNumbers } from '#server/complaints/schema/complaintNumbers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { CUT_OFF } from '#server/kernel/sheets/sheet.ts';
import { importComplaints } from '#server/transfer/import/importComplaints.ts';
import { expireImports } from '#server/transfer/import/importJob.ts';
import { complaintImports } from '#server/transfer/schema/complaintImports.ts';
import { type Desk, openDesk } from '../../complaints/desk.ts';
import { CASE_MAP, cases, csvFile } from './complaintFile.ts';

const desk = await openDesk();
registerHandlers(desk.services);
afterEach(async () => {
  vi.restoreAllMocks();
  await desk.db.delete(complaints);
  await desk.db.delete(complaintNumbers);
  await desk.db.delete(complaintImports);
});

type Person = Desk['admin'];

async function send(path: string, file: File, map?: ImportMap, by: Person = desk.admin) {
  const form = { file, ...(map ? { map: JSON.stringify(map) } : {}) };
  const { status, body } = await desk.send('POST', path, { token: by.token, form });
  return { status, body: body as unknown as ImportPreview & ImportState & { message: string } };
}
const preview = (file: File, map?: ImportMap) => send('complaint/import/preview', file, map);

/** Imports a file and answers how that ended. */
async function importFile(file: File, map: ImportMap = CASE_MAP) {
  expect(await send('complaint/import', file, map)).toMatchObject({ status: 201 });
  await desk.services.jobs.runDue();
  const { body } = await desk.get(desk.admin, 'complaint/import');
  return body.data?.[0] as unknown as ImportState;
}

const all = () => desk.db.select().from(complaints).orderBy(asc(complaints.created_at), asc(complaints.id));

test('[DASH-01, DASH-05] counts imported complaints as in the file', async () => {
  const rows = cases(400);
  expect((await preview(csvFile(rows), CASE_MAP)).body).toMatchObject({
    total: 400,
    created: 400,
    skipped: 0,
    error_count: 0,
  });
  expect(await desk.db.$count(complaints)).toBe(0);
  expect(await importFile(csvFile(rows))).toMatchObject({
    name: 'cases.csv',
    total: 400,
    created: 400,
    skipped: 0,
    failure: null,
  });

  const open = rows.filter(({ closedate }) => !closedate).length;
  const figures = async (by: Person) => ({
    stats: (await desk.post(by, 'dashboard/stats', {})).body,
    issues: (await desk.post(by, 'dashboard/issues', {})).body as Record<
      string,
      { name: string; Count: number }[]
    >,
  });
  const state = await figures(desk.admin);
  expect(state.stats).toEqual({ open, inProgress: 0, closed: 400 - open, allComplaints: 400 });
  const potHoles = rows.filter(({ complaint_type }) => complaint_type === 'Pot holes').length;
  const byName = Object.fromEntries(
    (state.issues.issues_category ?? []).map(({ name, Count }) => [name, Count]),
  );
  expect(byName).toEqual({ Roads: potHoles, Water: 400 - potHoles });
  const inV1 = rows.filter(({ village }) => village === 'V1');
  expect((await figures(desk.mla)).stats).toMatchObject({ allComplaints: inV1.length });
  expect(await countDifferences(desk.db)).toEqual([]);
});

test('[LIST-07, DET-02] dates, texts and phones are kept; numbers rise with the days of each year; the history says Imported', async () => {
  await desk.record(desk.admin);
  await importFile(csvFile(cases(120)));
  const imported = (await all()).filter(({ import_key }) => import_key);
  for (const year of ['2023', '2024', '2025']) {
    const numbers = imported.flatMap(({ complaint_number }) =>
      complaint_number.startsWith(year) ? complaint_number : [],
    );
    expect(numbers).toHaveLength(40);
    expect(numbers).toEqual([...numbers].sort());
    expect(numbers[0]).toBe(`${year}-000001`);
  }
  const [first] = await desk.db.select().from(complaints).where(like(complaints.import_key, '%:K1'));
  expect(first).toMatchObject({
    name: 'Citizen 1',
    phone: '9848000001',
    details: '<p>The road is broken.</p><p>Please &lt;b&gt;repair&lt;/b&gt; it.</p>',
    ...desk.places.V3,
    category_id: desk.water,
    status: 'Resolved',
    source: 'web',
    creator_id: desk.admin.id,
    date: '2024-01-14',
    created_at: new Date('2024-01-14T00:00:00+05:30'),
    closed_at: new Date('2026-01-02T00:00:00+05:30'),
  });
  expect(await desk.history(desk.admin, first?.id ?? 0)).toEqual(['Imported']);
  const found = await desk.list(desk.admin, { page: 1, keyword: 'నీళ్లు' });
  expect(found.total).toBe(60);
  expect((await desk.record(desk.admin)).complaint_number).toBe('2026-000002');
});

test('[API-05] a file can be imported again, longer, and twice at once, without doubles', async () => {
  const rows = cases(130);
  await importFile(csvFile(rows.slice(0, 100)));
  expect((await preview(csvFile(rows), CASE_MAP)).body).toMatchObject({ created: 30, skipped: 100 });
  const db = desk.services.database.db;
  const file = { bytes: new Uint8Array(await csvFile(rows).arrayBuffer()), name: 'cases.csv' };
  const given = {
    file,
    map: CASE_MAP,
    creator_id: null,
    goodOnly: false,
    now: desk.clock.now,
    saved: async () => {},
  };
  const both = await Promise.all([importComplaints(db, given), importComplaints(db, given)]);
  expect(both.map(({ created }) => created).reduce((sum, created) => sum + created)).toBe(30);
  expect(await desk.db.$count(complaints)).toBe(130);

  const { key: _, ...withoutKey } = CASE_MAP;
  const same = [...rows.slice(0, 3), ...rows.slice(0, 3)];
  expect(await importFile(csvFile(same), withoutKey)).toMatchObject({ created: 6, skipped: 0 });
  expect(await importFile(csvFile(same), withoutKey)).toMatchObject({ created: 0, skipped: 6 });
  // With `own`, each file name has its own complaints.
  const own: ImportMap = { ...withoutKey, key: { own: true } };
  for (const [name, created] of [
    ['one.csv', 6],
    ['two.csv', 6],
    ['one.csv', 0],
  ] as const) {
    expect(await importFile(csvFile(same, name), own)).toMatchObject({ created, skipped: 6 - created });
  }
});

test('[API-05] bad rows are all named with their reasons, and nothing is imported', async () => {
  const [good, ...rest] = cases(10);
  const faults = [
    { opendate: '2023-02-31' },
    { closedate: '2001-01-01', opendate: '2023-02-03' },
    { complaint_type: 'Taxes', mobile: '12345' },
    { village: 'Nowhere' },
    { mandal: 'M9' },
    { village: 'V1', mandal: 'M3' },
    { unique_key: 'K0' },
    { opendate: '2027-01-01', closedate: '', citizen: '', descriptor: ' ' },
    { descriptor: `Long${CUT_OFF}` },
  ];
  const file = csvFile([good, ...rest.map((row, index) => ({ ...row, ...faults[index] }))] as object[]);
  const errors = [
    {
      row: 3,
      message: 'created_at: "2023-02-31" is not a date. Write the day first, such as 15-01-2025. (cell B3)',
    },
    { row: 4, message: 'closed_at: It was closed before it was received.' },
    {
      row: 5,
      message: `category: "Taxes" is not known here. phone: "12345": ${errorTexts.phoneHas5} (cell H5)`,
    },
    { row: 6, message: 'area: There is no area "Nowhere".' },
    { row: 7, message: 'mandal: There is no mandal "M9".' },
    { row: 8, message: 'area: The area "V1" does not lie in the places beside it.' },
    { row: 9, message: 'key: Row 2 has the same number.' },
    {
      row: 10,
      message: `created_at: This day is still to come. name: ${errorTexts.required} details: ${errorTexts.required}`,
    },
    {
      row: 11,
      message: 'details: this text was cut when the xlsx was made: export it as csv. (cell I11)',
    },
  ];
  const seen = await preview(file, CASE_MAP);
  expect(seen).toMatchObject({ status: 200, body: { created: 1, error_count: 9, errors } });
  // The admin makes the same text from the codes.
  expect(seen.body.errors.map((error) => codedText(error as Coded))).toEqual(
    errors.map(({ message }) => message),
  );
  expect(seen.body.unknown).toEqual([
    { field: 'category', value: 'Taxes', count: 1 },
    { field: 'area', value: 'Nowhere', count: 1 },
    { field: 'mandal', value: 'M9', count: 1 },
  ]);
  const refused = await send('complaint/import', file, CASE_MAP);
  expect(refused).toMatchObject({ status: 422, body: { message: '9 rows cannot be imported.', errors } });
  await desk.services.jobs.runDue();
  expect([await desk.db.$count(complaints), await desk.db.$count(files)]).toEqual([0, 0]);
});

test('[API-05] an import that was cut off goes on where it stopped', async () => {
  const rows = cases(120);
  await send('complaint/import', csvFile(rows), CASE_MAP);
  const file = { bytes: new Uint8Array(await csvFile(rows).arrayBuffer()), name: 'cases.csv' };
  let slices = 0;
  const cutOff = importComplaints(desk.services.database.db, {
    file,
    goodOnly: false,
    map: CASE_MAP,
    creator_id: desk.admin.id,
    now: desk.clock.now,
    saved: async (tx, { created }) => {
      slices += 1;
      if (slices === 2) throw new Error('the power went');
      await tx.update(complaintImports).set({ created });
    },
  });
  await expect(cutOff).rejects.toThrow('the power went');
  expect(await desk.db.$count(complaints)).toBe(5);
  await desk.services.jobs.runDue();
  expect((await desk.get(desk.admin, 'complaint/import')).body.data?.[0]).toMatchObject({
    created: 120,
    skipped: 0,
  });
  expect(await desk.db.$count(complaints)).toBe(120);
});

test('[ERR-04] stores an error of the job; deletes the file in any case, and the import after a week', async () => {
  const failureOf = async () => (await desk.get(desk.admin, 'complaint/import')).body.data?.[0];
  const file = () => csvFile(cases(20));
  await send('complaint/import', file(), CASE_MAP);
  expect(await desk.db.$count(files)).toBe(1);
  await desk.db.execute(sql`update complaint_category set name = 'Roads (old)' where id = ${desk.roads}`);
  await desk.services.jobs.runDue();
  await desk.db.execute(sql`update complaint_category set name = 'Roads' where id = ${desk.roads}`);
  const failure = '4 rows cannot be imported. Row 2: category: "Roads" is not known here.';
  expect(await failureOf()).toMatchObject({ created: 0, failure });

  await send('complaint/import', file(), CASE_MAP);
  vi.spyOn(desk.services.files, 'open').mockRejectedValueOnce(new Error('the disk is gone'));
  await desk.services.jobs.runDue();
  expect(await failureOf()).toMatchObject({ created: 0, failure: errorTexts.importFailed });
  expect(await desk.db.$count(files)).toBe(0);
  expect(desk.logged.join('')).not.toContain('Citizen');

  await expireImports(desk.services, new Date(desk.clock.now.getTime() + 8 * 86_400_000));
  expect(await desk.db.$count(complaintImports)).toBe(0);
});
