import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Spool } from '#server/transfer/import/spool.ts';
import { temporaryFolder } from '../../kernel/db/notes.ts';

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
