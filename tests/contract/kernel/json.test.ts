import { expect, test } from 'vitest';
import { parseJson } from '#contract/kernel/json.ts';

const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);

test('[API-02] parses what is nested as deep as anything that is meant', () => {
  expect(parseJson('{"a":[1,{"b":"[[[["}]}')).toEqual({ a: [1, { b: '[[[[' }] });
  expect(parseJson(nested(32))).toBeInstanceOf(Array);
});

test.each([
  ['lists', nested(100_000)],
  ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['34 lists', nested(34)],
  ['no JSON', '{'],
])('[API-02] throws a SyntaxError for %s', (_, text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
});
