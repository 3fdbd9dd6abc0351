import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { isHarmlessArchive } from '#server/kernel/sheets/checkArchive.ts';
import { type TestApp, testApp } from '../app.ts';
import { archive, workbook } from '../places/workbook.ts';

const MB = 1024 * 1024;
let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await testApp();
  token = (await app.account({ role: 'admin' })).token;
});

const upload = (bytes: Uint8Array, name: string) =>
  app.send('POST', 'import/locations', { token, form: { file: new File([new Uint8Array(bytes)], name) } });
const refused = [422, 'Please choose a csv or xlsx file.'];

/** An archive of one file of so many megabytes of nothing, which itself has a thousandth of it. */
const bomb = (megabytes: number) =>
  archive([{ name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(megabytes * MB, ' ') }]);

describe('an xlsx', () => {
  const harmless = workbook([
    ['parliament', 'assembly', 'mandal', 'area'],
    ['P1', 'A1', 'M1', 'V1'],
  ]);

  test('[MD-01] that expands to 300 MB is refused by what it says of itself: nothing is inflated', async ({
    annotate,
  }) => {
    const bytes = bomb(300);
    const inflate = vi.spyOn(zlib, 'inflateRawSync');
    syncBuiltinESMExports();
    const started = performance.now();
    const isHarmless = isHarmlessArchive(bytes);
    await annotate(`${bytes.length} bytes refused after ${(performance.now() - started).toFixed(1)} ms`);
    expect([isHarmless, inflate.mock.calls.length]).toEqual([false, 0]);
    expect([isHarmlessArchive(harmless), inflate.mock.calls.length > 0]).toEqual([true, true]);
    inflate.mockRestore();
    syncBuiltinESMExports();
    const { status, body } = await upload(bytes, 'places.xlsx');
    expect([status, body.message]).toEqual(refused);
  });

  test('[MD-01] with a second directory (zip64), which readers follow instead of the first', async () => {
    expect(isHarmlessArchive(harmless)).toBe(true);
    const end = harmless.length - 22;
    const whole = Buffer.from(harmless);
    const other = Buffer.alloc(56 + 20);
    other.write('PK\x06\x06', 0, 'latin1');
    other.write('PK\x06\x07', 56, 'latin1');
    other.writeUInt32LE(end, 56 + 8);
    const two = Buffer.concat([whole.subarray(0, end), other, whole.subarray(end)]);
    const { status, body } = await upload(two, 'places.xlsx');
    expect([status, body.message]).toEqual(refused);
  });

  test('[MD-01] that names one file to those who count all, and two to those who count a disk', async () => {
    const two = Buffer.from(harmless);
    two.writeUInt16LE(1, two.length - 22 + 10);
    const { status, body } = await upload(two, 'places.xlsx');
    expect([status, body.message]).toEqual(refused);
  });

  test.each([
    ['cut off', harmless.subarray(0, harmless.length / 2)],
    ['of four letters', Buffer.from('PK\x03\x04', 'latin1')],
    [
      'of nothing but an end',
      Buffer.concat([Buffer.from('PK\x03\x04PK\x05\x06', 'latin1'), Buffer.alloc(18)]),
    ],
    [
      'whose directory lies outside',
      Buffer.concat([harmless.subarray(0, -6), Buffer.from('fffffff0', 'hex'), Buffer.alloc(2)]),
    ],
  ])('[MD-01] %s', async (_, bytes) => {
    expect((await upload(bytes, 'places.xlsx')).status).toBe(422);
  });

  test('[MD-01] refuses XML with its own entities, or with a file of this machine', async () => {
    const xml = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
    const sheet = `${xml}<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&f;&a;</t></is></c></row></sheetData></worksheet>`;
    const hostile = archive([{ name: 'xl/worksheets/sheet1.xml', content: Buffer.from(sheet) }]);
    const { status, body } = await upload(hostile, 'places.xlsx');
    expect(status).toBe(422);
    expect(JSON.stringify(body)).not.toContain('root:');
  });
});

describe('a csv of 16 MB', () => {
  test.each([
    ['empty lines', '\n', 'The file has no column'],
    ['rows of one letter', 'a\n', 'The file has no column'],
    ['separators', ',', 'The file has no column'],
    ['quotation marks that are never closed', '"a"b', 'A quotation mark is never closed.'],
  ])('[MD-01] of %s is refused in words, and they are few', async (_, text, message) => {
    const bytes = Buffer.from(text.repeat(Math.floor((16 * MB) / text.length)));
    const { status, body } = await upload(bytes, 'places.csv');
    expect([status, body.message?.slice(0, message.length)]).toEqual([422, message]);
    expect(JSON.stringify(body).length).toBeLessThan(MB);
  });
});
