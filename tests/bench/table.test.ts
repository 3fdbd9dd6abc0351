import { expect, test } from 'vitest';
import { readOptions } from '../../bench/options.ts';
import { type Line, table } from '../../bench/table.ts';

const line = (given: Partial<Line>): Line => ({
  figure: 'list',
  as: 'mla',
  on: 'embedded',
  unit: 'ms',
  values: new Map(),
  ...given,
});

test('sizes are columns in their order, and a missed aim is marked', () => {
  const lines = [
    line({ values: new Map([[100_000, [4.261, 12.34]]]), aim: 2 }),
    line({
      figure: 'search',
      values: new Map([[10_000, [1_234.5]]]),
      beside: { what: 'SQL', values: [2, 3], ratio: 2.5 },
      aim: 2,
    }),
  ];
  const cells = table(lines)
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
  expect(cells[0]?.slice(5, 7)).toEqual(['10,000', '100,000']);
  expect(cells[2]?.slice(5, 10)).toEqual(['', '4.26 / 12.3', '', '', '≤ 2']);
  expect(cells[3]?.slice(5, 10)).toEqual(['1,235', '', 'SQL 2 / 3', '2.50', '≤ 2 missed']);
});

test('the command line: everything unless told otherwise, sizes rising, nothing misunderstood', () => {
  expect(readOptions([])).toMatchObject({ sizes: [10_000, 100_000, 1_000_000], rate: 300 });
  expect(readOptions(['--only', 'load,api', '--sizes', '1m,10K,5000'])).toMatchObject({
    only: ['api', 'load'],
    sizes: [5_000, 10_000, 1_000_000],
  });
  expect(() => readOptions(['--only', 'speed'])).toThrow(
    'speed is not one of api, start, load, searches, bulk, backfill, answers, assigns, deadlines, letters, messages, before, browser, bytes',
  );
  expect(readOptions(['--only', 'before', '--before', '../old'])).toMatchObject({ before: '../old' });
  expect(() => readOptions(['--only', 'before'])).toThrow('before needs another checkout: --before folder');
  expect(() => readOptions(['--sizes', 'many'])).toThrow('many is not a number of complaints');
  expect(() => readOptions(['--rate', '0.5'])).toThrow('0.5 is not a whole number above 0');
});
