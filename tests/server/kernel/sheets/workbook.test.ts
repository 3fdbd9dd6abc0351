import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readTable } from '#server/kernel/sheets/readTable.ts';
import { CUT_OFF } from '#server/kernel/sheets/sheet.ts';
import { workbookOf } from '#server/kernel/sheets/workbook.ts';
import { sheet } from '../../places/workbook.ts';

test('[LIST-10] a text that is longer than a cell of an xlsx ends with a notice that it was cut', async () => {
  const texts = ['a'.repeat(32_767), 'b'.repeat(32_768)];
  const slices = (async function* () {
    yield texts.map((text) => [text]);
  })();
  const bytes = await buffer(workbookOf({ name: 'Texts', headings: ['Text'], wide: [], slices }));
  const [, [whole] = [], [cut = ''] = []] = await readTable(bytes);
  expect(whole).toBe(texts[0]);
  expect([cut.length, cut.endsWith(`b${CUT_OFF}`)]).toEqual([32_767, true]);
});

test('[API-05, CRE-03] a cell of an ISO date is what the sheet shows, in any time zone of the server', async () => {
  const given = [
    ['2026-03-02T10:30:00', '2026-03-02T10:30:00'],
    ['2026-03-02', '2026-03-02'],
    ['2026-03-02T00:00:00', '2026-03-02'],
    ['2026-03-02T23:59:59.999Z', '2026-03-03'],
    ['2026-03-02T10:30:00+05:30', '2026-03-02T10:30:00'],
    ['10:30:00', '10:30:00'],
    ['T10:30:00.000Z', '10:30:00'],
    ['soon', 'soon'],
  ];
  const cells = given.map(
    ([value], row) => `<row r="${row + 2}"><c r="A${row + 2}" t="d"><v>${value}</v></c></row>`,
  );
  const header = '<row r="1"><c r="A1" t="inlineStr"><is><t>రోజు</t></is></c><c r="B1" s="0" t="d"/></row>';
  const zone = process.env.TZ;
  process.env.TZ = 'America/New_York';
  try {
    const rows = await readTable(sheet(`${header}${cells.join('')}`));
    expect(rows.map(([cell]) => cell)).toEqual(['రోజు', ...given.map(([, shown]) => shown)]);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});
