import { sql } from 'drizzle-orm';
import papaparse from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import type { ExportFormat } from '#contract/kernel/exports.ts';
import { EXPORT_HEADINGS as HEADINGS } from '#contract/kernel/exports.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { expireExports } from '#server/transfer/export/expireExports.ts';
import { exports } from '#server/transfer/schema/exports.ts';
import { type Desk, openDesk } from '../../complaints/desk.ts';
import { insertMany as insertManyAt } from '../../complaints/many.ts';

const desk = await openDesk();
registerHandlers(desk.services);
const started = desk.clock.now;
beforeEach(async () => {
  await desk.db.delete(complaints);
});
afterEach(() => {
  vi.restoreAllMocks();
  desk.clock.now = started;
});

type Person = Desk['admin'];

const ask = async (by: Person, query: object = {}, path = 'complaint') => {
  const parameters = new URLSearchParams({ ...query, export: 'yes' });
  return desk.get(by, `${path}?${parameters}`);
};
const open = (link: unknown) => desk.app.fetch(new Request(`http://localhost${link}`));

/** The rows of the file that an export links to, its header aside; the link is opened without a token. */
async function rowsAt(link: unknown, format: ExportFormat = 'csv'): Promise<unknown[][]> {
  const response = await open(link);
  expect(response.status).toBe(200);
  const bytes = await response.arrayBuffer();
  const [header, ...rows] =
    format === 'xlsx'
      ? await readSheet(new Blob([bytes]))
      : papaparse.parse<string[]>(new TextDecoder().decode(bytes), { skipEmptyLines: true }).data;
  expect(header).toEqual(HEADINGS);
  return rows;
}

const column = (rows: unknown[][], heading: (typeof HEADINGS)[number]) =>
  rows.map((row) => row[HEADINGS.indexOf(heading)]);
const namesIn = async (by: Person, query = {}, path?: string) =>
  column(await rowsAt((await ask(by, query, path)).body.link), 'Name');

const insertMany = (count: number, given: object = {}) =>
  insertManyAt(desk, count, { created_at: started, ...given });

describe.each(['csv', 'xlsx'] as const)('as %s', (format) => {
  test('[LIST-10, LIST-14] every column is there, with Telugu intact', async () => {
    const details = '<p>మా వీధిలో "నీళ్లు", రోడ్లు లేవు.</p><p>రెండో పేరా &amp; &lt;మరింత&gt;</p>';
    const { complaint_number } = await desk.record(desk.staff, {
      name: 'లక్ష్మి దేవి',
      details,
      origin: 'Citizen',
    });
    const { status, body } = await ask(desk.admin, { format });
    expect({ status, body }).toEqual({ status: 200, body: { data: [], total: 1, link: expect.any(String) } });
    const [row = []] = await rowsAt(body.link, format);
    const isSheet = format === 'xlsx';
    const day = isSheet ? new Date('2026-03-02') : '2026-03-02';
    expect(row.map((cell) => cell ?? '')).toEqual([
      ...[complaint_number, 'Roads', 'V1', 'లక్ష్మి దేవి', '9848012345', 'web', 'open', 'sunitha'],
      ...[isSheet ? 0 : '0', day, 'complaint', 'P1', 'A1', 'M1', 'Citizen', '', '', ''],
      ...['open', 'మా వీధిలో "నీళ్లు", రోడ్లు లేవు.\nరెండో పేరా & <మరింత>'],
    ]);
  });

  test('[LIST-10] nothing is a formula, however it is hidden', async () => {
    const hostile = [
      '=1+1',
      '+9',
      '-9',
      '@SUM(A1)',
      ' =1',
      '＝1',
      '\u3000＋1',
      '\t=1',
      '\u200B=1',
      "\n=cmd|' /C calc'!A0",
    ];
    for (const name of hostile) await insertMany(1, { name });
    await insertMany(1, { name: 'A = b' });
    const rows = await rowsAt((await ask(desk.admin, { format })).body.link, format);
    const names = column(rows, 'Name');
    expect(new Set(names)).toEqual(new Set([...hostile.map((name) => `'${name}`), 'A = b']));
  });
});

test('[LIST-10] a csv begins with the mark by which spreadsheets know UTF-8, and is saved, not shown', async () => {
  await desk.record(desk.mla);
  const response = await open((await ask(desk.mla)).body.link);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain(
    'attachment; filename="grievances-2026-03-02.csv"',
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

describe('holds', () => {
  test('[LIST-10, LIST-03, LIST-04, LIST-05] contains all rows that match filters and keyword, with any page size', async () => {
    for (let number = 1; number <= 12; number++) await desk.record(desk.mla, { name: `Lakshmi ${number}` });
    await desk.record(desk.mla, { name: 'Ramulu', category_id: desk.water, details: '<p>నీటి సమస్య</p>' });
    const { id } = await desk.record(desk.mla, { name: 'Lakshmi, done' });
    await desk.post(desk.mla, 'complaint/close', { id, message: 'Done' });
    expect(await namesIn(desk.mla, { page: 2, per_page: 10 })).toHaveLength(14);
    expect(await namesIn(desk.mla, { category: desk.water })).toEqual(['Ramulu']);
    expect(await namesIn(desk.mla, { status: 'closed' })).toEqual(['Lakshmi, done']);
    expect(await namesIn(desk.mla, { term: 'నీటి' }, 'complaint/search')).toEqual(['Ramulu']);
    const both = await namesIn(desk.mla, { term: 'lakshmi', status: 'open' }, 'complaint/search');
    expect(both).toHaveLength(12);
  });

  test('[LIST-10, LIST-13] never a demo record', async () => {
    await desk.record(desk.mla, { name: ' Demo ' });
    await desk.record(desk.mla, { name: 'Demonetised' });
    expect(await namesIn(desk.mla)).toEqual(['Demonetised']);
    expect(await namesIn(desk.mla, { term: 'road' }, 'complaint/search')).toEqual(['Demonetised']);
  });
});

describe('a large one', () => {
  const MANY = 2_345;
  const stateOf = async (by: Person, id: unknown) => (await desk.get(by, `complaint/export/${id}`)).body;

  test('[LIST-10] is written by a job, without doubles or gaps while rows are added', async () => {
    await insertMany(MANY);
    await insertMany(3, { name: 'Elsewhere', ...desk.places.V4 });
    const { body } = await ask(desk.mla);
    const { id } = body.export as { id: number };
    expect(body).toMatchObject({ data: [], total: MANY, link: expect.any(String) });
    expect(await stateOf(desk.mla, id)).toEqual({ id, rows: 0, total: MANY, link: null, failure: null });
    const early = await open(body.link);
    expect([early.status, early.headers.get('refresh')]).toEqual([202, '3']);
    expect(await early.text()).toContain(`0 of ${MANY} grievances`);

    const working = desk.services.jobs.runDue();
    for (let number = 0; number < 20; number++) await desk.record(desk.mla, { name: 'Later' });
    await working;
    const done = await stateOf(desk.mla, id);
    const rows = await rowsAt(done.link);
    const numbers = column(rows, 'Number');
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(column(rows, 'Name').filter((name) => String(name).startsWith('Person'))).toHaveLength(MANY);
    expect(done).toMatchObject({ rows: rows.length, total: rows.length, failure: null });
    expect(await rowsAt(body.link)).toEqual(rows);
  });

  test('[LIST-10, LIST-04] finds all of a word that a list counts only to a thousand @seldom', async () => {
    await insertMany(1_500);
    await insertMany(1_000, { search_text: 'something else' });
    const { body } = await ask(desk.mla, { term: 'water', format: 'xlsx' }, 'complaint/search');
    expect(body).toMatchObject({ total: 1_000, more: true });
    await desk.services.jobs.runDue();
    const { rows, total, link } = await stateOf(desk.mla, (body.export as { id: number }).id);
    expect([rows, total]).toEqual([1_500, 1_500]);
    expect(await rowsAt(link, 'xlsx')).toHaveLength(1_500);
  });

  test('[LIST-10, ERR-04] that fails says so, and another one can be asked for', async () => {
    await insertMany(MANY);
    const { body } = await ask(desk.mla);
    const { id } = body.export as { id: number };
    vi.spyOn(desk.services.files, 'put').mockRejectedValueOnce(new Error('the disk is full'));
    await desk.services.jobs.runDue();
    expect(await stateOf(desk.mla, id)).toMatchObject({ link: null, failure: errorTexts.exportFailed });
    expect((await open(body.link)).status).toBe(503);

    const again = (await ask(desk.mla)).body;
    await desk.services.jobs.runDue();
    expect(await rowsAt(again.link)).toHaveLength(MANY);
  });
});

test('[LIST-10, ERR-04] a small one that fails is a 503 with a text, and can be asked for again', async () => {
  await desk.record(desk.mla);
  vi.spyOn(desk.services.files, 'put').mockRejectedValueOnce(new Error('the disk is full'));
  expect(await ask(desk.mla)).toMatchObject({ status: 503, body: { message: errorTexts.exportFailed } });
  expect(await namesIn(desk.mla)).toEqual(['Ramulu Goud']);
});

test('[LIST-10, API-05] an export belongs to its owner, whose permissions are checked again when it is written', async () => {
  await insertMany(2_100);
  const { id } = (await ask(desk.mla)).body.export as { id: number };
  for (const other of [desk.admin, desk.otherMla, desk.staff]) {
    expect((await desk.get(other, `complaint/export/${id}`)).status).toBe(404);
  }
  await desk.db.execute(sql`update users set disabled = true where id = ${desk.mla.id}`);
  await desk.services.jobs.runDue();
  await desk.db.execute(sql`update users set disabled = false where id = ${desk.mla.id}`);
  expect((await desk.get(desk.mla, `complaint/export/${id}`)).body.failure).toBe(errorTexts.exportFailed);
});

test('[LIST-10] links cannot be guessed, expire, and leave neither rows nor files', async () => {
  await desk.record(desk.mla);
  const { link } = (await ask(desk.mla)).body;
  const altered = String(link).replace(/export\/\d+/, 'export/1');
  expect((await open(altered)).status).toBe(404);
  await expireExports(desk.services, desk.clock.now);
  expect((await open(link)).status).toBe(200);

  desk.clock.now = new Date(started.getTime() + 2.5 * 3_600_000);
  expect((await open(link)).status).toBe(404);
  await expireExports(desk.services, desk.clock.now);
  expect([await desk.db.$count(exports), await desk.db.$count(files)]).toEqual([0, 0]);
});

test('[LIST-10] the log knows neither keyword nor names', async () => {
  await desk.record(desk.mla, { name: 'Secretive Citizen' });
  vi.spyOn(desk.services.files, 'put').mockRejectedValueOnce(new Error('the disk is full'));
  await ask(desk.mla, { term: 'Secretive' }, 'complaint/search');
  expect(desk.logged.join('')).toContain('an export failed');
  expect(desk.logged.join('')).not.toContain('Secretive');
});
