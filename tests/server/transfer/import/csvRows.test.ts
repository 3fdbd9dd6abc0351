import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';
import { readRows, readTable } from '#server/kernel/sheets/readTable.ts';

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
  expect(refused.errors[0].row).toBe(15_001);
});

test('[API-05] reports another encoding in any piece of the file', async () => {
  const bytes = Buffer.concat([Buffer.from('a,b\n'.repeat(40_000)), Buffer.from([0x6e, 0xe9, 0x2c])]);
  await expect(read(cut(bytes, 50_000))).rejects.toMatchObject({
    body: { errors: { file: [expect.stringContaining('a Windows code page')] } },
  });
});
