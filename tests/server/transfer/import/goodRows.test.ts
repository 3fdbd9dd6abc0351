import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import type { ImportState } from '#contract/desk/complaintImport.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { expireImports } from '#server/transfer/import/importJob.ts';
import { openDesk } from '../../complaints/desk.ts';
import { CASE_MAP, cases, csvFile } from './complaintFile.ts';

const desk = await openDesk();
registerHandlers(desk.services);

const start = (file: File, more: object) => {
  const form = { file, map: JSON.stringify(CASE_MAP), ...more };
  return desk.send('POST', 'complaint/import', { token: desk.admin.token, form });
};
const last = async () => {
  await desk.services.jobs.runDue();
  return (await desk.get(desk.admin, 'complaint/import')).body.data?.[0] as unknown as ImportState;
};

/** Twelve cases, of which the fourth has the number of the third and the sixth neither a known area nor a date. */
const rows = cases(12).map((row, index) => ({
  ...row,
  ...(index === 3 ? { unique_key: 'K2' } : {}),
  ...(index === 5 ? { village: 'Nowhere, "far"', opendate: 'soon' } : {}),
}));

test('[API-05] good rows are imported where that is asked for, and the others come back with the reasons', async () => {
  expect(await start(csvFile(rows), {})).toMatchObject({ status: 422 });
  const started = await start(csvFile(rows), { good_only: true });
  expect(started).toMatchObject({ status: 201, body: { total: 10, rejected: 2, rejects: null } });
  const done = await last();
  expect(done).toMatchObject({ created: 10, skipped: 0, rejected: 2, failure: null });
  expect(await desk.db.$count(complaints)).toBe(10);

  const response = await desk.app.fetch(new Request(`http://localhost${done.rejects}`));
  expect(response.headers.get('Content-Disposition')).toMatch(/^attachment/);
  const { data } = papaparse.parse<string[]>((await response.text()).replace(/^\uFEFF/, '').trim());
  const [header, ...left] = data;
  expect(header).toEqual([...Object.keys(rows[0] ?? {}), 'Row in the file', 'Why it was not imported']);
  expect(left.map((cells) => [cells[4], cells.at(-2)])).toEqual([
    ['V1', '5'],
    ['Nowhere, "far"', '7'],
  ]);
  expect(left.map((cells) => cells.at(-1))).toEqual([
    'key: Row 4 has the same number.',
    'created_at: "soon" is not a date. Write the day first, such as 15-01-2025. (cell B7) area: There is no area "Nowhere, "far"".',
  ]);
});

test('[API-05] imports the corrected file of left-out rows, which is deleted after a week', async () => {
  const mended = [rows[3], rows[5]].map((row, index) => ({
    ...row,
    unique_key: `M${index}`,
    village: 'V3',
    mandal: 'M2',
    opendate: '2023-02-03',
  }));
  await start(csvFile(mended), { good_only: true });
  expect(await last()).toMatchObject({ created: 2, rejected: 0, rejects: null });
  expect(await desk.db.$count(files)).toBe(1);
  await expireImports(desk.services, new Date(desk.clock.now.getTime() + 8 * 86_400_000));
  expect([await desk.db.$count(files), await desk.storedFiles()]).toEqual([0, []]);
});

test('[API-05] a file of which nothing can be taken is refused; rows are counted, and not what is wrong with them', async () => {
  const bad = [rows[5] ?? {}];
  const refused = await start(csvFile(bad), { good_only: true });
  expect(refused).toMatchObject({ status: 422, body: { message: '1 rows cannot be imported.' } });
  const form = { file: csvFile(bad), map: JSON.stringify({ name: { column: 'who' } }) };
  const seen = await desk.send('POST', 'complaint/import/preview', { token: desk.admin.token, form });
  expect(seen.body).toMatchObject({ error_count: 1, created: 0 });
});
