import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { news } from '#contract/content/news.ts';
import { areas, assemblies, mandals, parliaments } from '#server/places/schema/places.ts';
import { testApp } from '../app.ts';
import { sampleOf } from '../kernel/records/sample.ts';
import { archive, sheet, workbook } from './workbook.ts';

const app = await testApp();
const { token } = await app.account({ role: 'admin' });

beforeEach(async () => {
  await app.db.execute(sql`delete from news`);
  for (const table of [areas, mandals, assemblies, parliaments]) await app.db.delete(table);
});

const HEADER = 'parliament,assembly,mandal,area';
const upload = (content: BlobPart, name = 'places.csv') =>
  app.send('POST', 'import/locations', { token, form: { file: new File([content], name) } });
const lines = (...rows: string[]) => [HEADER, ...rows].join('\r\n');
const bytes = (content: Uint8Array) => new Uint8Array(content);

const stored = async () => (await app.send('GET', 'area', { token })).body.data?.map(({ name }) => name);
const countOf = async (level: string) => (await app.send('GET', level, { token })).body.total;

describe('accepted files', () => {
  test('[MD-01] every level is made once, and the file can be sent again', async () => {
    const file = lines('P1,A1,M1,V1', 'P1,A1,M1,V2', 'P1,A2,M1,V1', 'P2,A3,M3,V4');
    expect((await upload(file)).body).toEqual({ created: 4, skipped: 0, errors: [] });
    expect((await upload(file)).body).toEqual({ created: 0, skipped: 4, errors: [] });
    expect((await upload(lines('P1,A1,M1,V1', 'P1,A1,M1,V9'))).body).toMatchObject({
      created: 1,
      skipped: 1,
    });
    expect(await Promise.all(['parliament', 'assembly', 'mandal', 'area'].map(countOf))).toEqual([
      2, 3, 3, 5,
    ]);
  });

  test('[MD-01] a place is the same however its name is typed; a doubled row is skipped', async () => {
    await upload(lines('Adilabad,Boath,Ichoda,Gudi Hatnur'));
    const file = lines(
      ' ADILABAD ,boath,"Ichoda\t",Gudi  Hatnur',
      'Adilabad,Boath,Ichoda,New',
      'adilabad,Boath,ichoda,NEW ',
    );
    expect((await upload(file)).body).toEqual({ created: 1, skipped: 2, errors: [] });
    expect(await stored()).toEqual(['Gudi Hatnur', 'New']);
  });

  test('[MD-01] accepts columns in any order and case, with further columns; skips blank rows', async () => {
    const file = 'Area;code;MANDAL;Assembly ;Parliament\n;;;;\nV1;7;M1;A1;P1\n\n  ;;;;\nV2;8;M1;A1;P1\n';
    expect((await upload(file)).body).toMatchObject({ created: 2, skipped: 0 });
    expect(await stored()).toEqual(['V1', 'V2']);
  });

  test.each([
    ['UTF-8 with a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 with its byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['big-endian UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('[MD-01] a csv in %s', async (_encoding, encode) => {
    expect((await upload(bytes(encode(lines('ఆదిలాబాద్,A1,M1,గ్రామం'))))).body).toMatchObject({ created: 1 });
    expect(await stored()).toEqual(['గ్రామం']);
  });

  test('[MD-01] an xlsx, counting its blank rows', async () => {
    const rows = [HEADER.split(','), ['P1', 'A1', 'M1', 'V1'], [], ['P1', 'A1', 'M1', 'V2 & <V3>']];
    expect((await upload(bytes(workbook(rows)), 'places.xlsx')).body).toMatchObject({ created: 2 });
    expect(await stored()).toEqual(['V1', 'V2 & <V3>']);
    const gap = await upload(bytes(workbook([...rows, [], ['P1', '', 'M1', 'V5']])), 'places.xlsx');
    const refusal = { code: 'columnRefused', values: { columns: 'assembly', reason: { code: 'required' } } };
    expect(gap.body.errors).toEqual([{ row: 6, message: 'assembly: This field is required.', ...refusal }]);
  });

  test('[MD-01] more rows than go into one statement', async () => {
    const rows = Array.from({ length: 4_500 }, (_, index) => `P1,A1,M${index % 3},Village ${index}`);
    expect((await upload(lines(...rows))).body).toEqual({ created: 4_500, skipped: 0, errors: [] });
    expect(await countOf('area')).toBe(4_500);
  });

  test('[MD-01] records show the new names at once', async () => {
    const add = async (place: object) => {
      const form = { ...(await sampleOf(news)), ...place };
      return (await app.send('POST', 'news', { token, form })).body;
    };
    expect((await add({})).parliament).toBeNull(); // the names are known from here on
    await upload(lines('P1,A1,M1,V1'));
    const [parliament] = (await app.send('GET', 'parliament', { token })).body.data ?? [];
    expect((await add({ parliament_id: parliament?.id })).parliament).toEqual(parliament);
  });
});

describe('files refused as a whole', () => {
  test('[MD-01, API-04] rows with a gap or an overlong name are reported by number, and nothing is imported', async () => {
    const file = lines('P1,A1,M1,V1', '', 'P1,,M1,V2', 'P1,A1', `P1,A1,M1,${'x'.repeat(201)}`);
    const { status, body } = await upload(file);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      message: '3 rows cannot be imported.',
      errors: [
        { row: 4, message: 'assembly: This field is required.' },
        { row: 5, message: 'mandal, area: This field is required.' },
        { row: 6, message: 'area: This text is too long.' },
      ],
    });
    expect(await countOf('parliament')).toBe(0);
  });

  test('[MD-01] an assembly under two parliaments, in the file or in what is there already', async () => {
    const file = lines('P1,A1,M1,V1', 'P2,a1 ,M1,V1', 'P2,A2,M1,V1');
    const error = (row: number) => ({
      row,
      message: expect.stringContaining('belongs to the parliament P1'),
      code: 'assemblyElsewhere',
      values: { assembly: expect.stringMatching(/^a1$/i), parliament: 'P1' },
    });
    expect((await upload(file)).body.errors).toEqual([error(3)]);
    await upload(lines('P1,A1,M1,V1'));
    expect((await upload(lines('P2,A2,M1,V1', 'P2,A1,M1,V1'))).body.errors).toEqual([error(3)]);
    expect(await countOf('parliament')).toBe(1);
  });

  test.each([
    ['a missing column is named', 'parliament,assembly,area\nP1,A1,V1', 'The file has no column "mandal".'],
    ['an empty file', '\n', 'The file has no column "parliament", "assembly", "mandal", "area".'],
    ['Latin-1', bytes(Buffer.from(lines('P1,A1,M1,Vé'), 'latin1')), 'not encoded in UTF-8'],
    ['UTF-16 without its mark', bytes(Buffer.from(lines('P1,A1,M1,V1'), 'utf16le')), 'looks like UTF-16'],
    ['a quotation mark that is never closed', lines('P1,A1,M1,"V1'), 'quotation mark'],
    [
      'an archive that is no workbook',
      bytes(archive([{ name: 'a.txt', content: Buffer.from('a') }])),
      'Please choose a csv or xlsx file.',
    ],
    ['half an xlsx', bytes(workbook([['a']]).slice(0, 300)), 'Please choose a csv or xlsx file.'],
  ])('[MD-01, API-04] %s', async (_what, content, message) => {
    const { status, body } = await upload(content);
    expect(status).toBe(422);
    expect(body.message).toContain(message);
    expect(await countOf('parliament')).toBe(0);
  });

  test('[MD-01] a workbook that unpacks to a hundred megabytes, whether it says so or not', async () => {
    const content = Buffer.alloc(100 * 1024 * 1024, ' ');
    for (const claimed of [undefined, 1_000]) {
      const bomb = archive([{ name: 'xl/worksheets/sheet1.xml', content, claimed }]);
      const { status, body } = await upload(bytes(bomb), 'places.xlsx');
      expect([status, body.message]).toEqual([422, 'Please choose a csv or xlsx file.']);
    }
  });

  test.each([
    ['column', 'XFD1'],
    ['row', 'A1048576'],
    ['column and row, each of them near enough', 'GR200001'],
  ])('[MD-01] a small workbook with a cell in a far %s', async (_, cell) => {
    const { status, body } = await upload(bytes(sheet(`<c r="A1"/><c r="${cell}"/>`)), 'places.xlsx');
    expect([status, body.message]).toEqual([422, 'Please choose a csv or xlsx file.']);
  });

  test('[MD-01, API-04] no file at all', async () => {
    const { body } = await app.send('POST', 'import/locations', { token, form: {} });
    expect(body.errors).toEqual({ file: ['Please choose a file.'] });
  });
});

test('[MD-01] a file is read before the database is held for it', async () => {
  const held = vi.spyOn(app.services.database.db, 'transaction');
  const noSheet = archive([{ name: 'a.txt', content: Buffer.from('a') }]);
  expect((await upload(bytes(noSheet), 'places.xlsx')).status).toBe(422);
  expect(held).not.toHaveBeenCalled();
  expect((await upload(lines('P1,A1,M1,V1'))).status).toBe(200);
  expect(held).toHaveBeenCalledOnce();
  held.mockRestore();
});
