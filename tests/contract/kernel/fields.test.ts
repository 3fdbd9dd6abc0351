import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { id, profileName } from '#contract/kernel/fields.ts';

const said = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];

test.each([
  'https://www.instagram.com/anita',
  'HTTP://example.org/a?b=c',
  'anita.rao',
  '@anita_rao',
  'Anita Rao, https: no',
])('[PROF-05] %s may stand for oneself on another site', (name) => {
  expect(said(profileName(), name)).toEqual([]);
});

test.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'https://a b.org/<script>'])(
  '[PROF-05] %s may not',
  (name) => {
    expect(said(profileName(), name)).toEqual(['notLink']);
  },
);

test.each([
  ['12', []],
  [7, []],
  ['', ['required']],
  [null, ['required']],
  ['0', ['notNumber']],
  ['1.5', ['required']],
  [2_147_483_648, ['notNumber']],
])('[API-04] as the id of another record %j is told %j', (value, told) => {
  expect(said(id(), value)).toEqual(told);
});
