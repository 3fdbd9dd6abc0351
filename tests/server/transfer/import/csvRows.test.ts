import { readdirSync } from 'node:fs';
import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { ImportState } from '#contract/desk/complaintImport.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { readRows, readTable } from '#server/kernel/sheets/readTable.ts';
import { expireImports } from '#server/transfer/import/importJob.ts';
import { Spool } from '#server/transfer/import/spool.ts';
import { openDesk } from '../../complaints/desk.ts';
import { temporaryFolder } from '../../kernel/db/notes.ts';
import { CASE_MAP, cases, csvFile } from './complaintFile.ts';

const FILES = {
  'plain rows': 'a,b\n1,2\n3,4\n',
  'quoted cells with line breaks and quotes': '"a";"b"\r\n"1 ""one""";"2\r\nlines"\r\n"";";"\r\n',
  'two scripts and empty lines': '\uFEFFపేరు,గ్రామం\n\nలక్ష్మి,"కన్నపూర్, 2"\n😀,x',
  'rows of different lengths': 'a\tb\tc\n1\n1\t2\t3\t4\n',
  nothing: '',
};

async function* cut(bytes: Uint8Array, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function read(pieces: AsyncIterable<Uint8Array>): Promise<string[][]> {
  const all: string[][] = [];
  for await (const rows of readRows(pieces)) all.push(...rows);
  return all;
}
const filled = (rows: string[][]) => rows.filter((cells) => cells.some(Boolean));

describe.each(Object.entries(FILES))('[API-05] a csv with %s', (_what, text) => {
  // Large enough to be taken apart several times.
  const long = text && text + text.replace('\uFEFF', '').repeat(Math.ceil(150_000 / text.length));
  const { data } = papaparse.parse<string[]>(long.replace('\uFEFF', ''));

  test.each([1_000, 65_537, 1_000_000])('is the same in pieces of %d bytes', async (size) => {
    const bytes = Buffer.from(long);
    expect(filled(await read(cut(bytes, size)))).toEqual(filled(data));
    expect(filled(await readTable(bytes))).toEqual(filled(data));
  });
});

test('[API-05] names the row of a quotation mark that is never closed, at any position', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `"${index}","text"`);
  rows[15_000] = '"15000","text';
  const refused = await read(cut(Buffer.from(rows.join('\n')), 10_000)).catch((error) => error.body);
  expect(refused.message).toBe('A quotation mark is never closed.');
  const [first] = refused.errors;
  expect([first.row, first.code, first.message]).toEqual([
    15_001,
    'rowErrors.quoteInside',
    'Trailing quote on quoted field is malformed',
  ]);
});

test('[API-05] reports another encoding in any piece of the file', async () => {
  const bytes = Buffer.concat([Buffer.from('a,b\n'.repeat(40_000)), Buffer.from([0x6e, 0xe9, 0x2c])]);
  await expect(read(cut(bytes, 50_000))).rejects.toMatchObject({
    body: { errors: { file: [expect.stringContaining('a Windows code page')] } },
  });
});

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

test('[API-05] rows that wait on the disk come back in any order, whether they are written yet or not', async () => {
  const folder = temporaryFolder();
  const spool = await Spool.open<{ text: string }>(folder);
  expect(readdirSync(folder)).toEqual([]);
  const text = (number: number) => `లక్ష్మి 😀 ${number} `.repeat(number % 50);
  for (let number = 0; number < 3_000; number++) {
    spool.add({ text: text(number) });
    if (number === 1_000) await spool.settle();
  }
  const numbers = [2_999, 0, 1, 2, 1_500, 49, 50, 3, 2];
  expect(await spool.read(numbers)).toEqual(numbers.map((number) => ({ text: text(number) })));
  spool.add({ text: 'one more' });
  expect(await spool.read([3_000, 1])).toEqual([{ text: 'one more' }, { text: text(1) }]);
  const all = Array.from({ length: spool.length }, (_, number) => number);
  expect((await spool.read(all)).length).toBe(3_001);
  expect(await spool.read([])).toEqual([]);
  await spool.close();
});
