import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readTable } from '#server/kernel/sheets/readTable.ts';
import { CUT_OFF } from '#server/kernel/sheets/sheet.ts';
import { workbookOf } from '#server/kernel/sheets/workbook.ts';

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
