import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../sources.ts';
import { sources } from './tree.ts';

const limitOf = (path: string) => {
  if (path.startsWith('src/resources/') && !path.endsWith('/index.ts')) return 60;
  return 300;
};

test('files stay short: 300 lines, a resource 60', () => {
  const long = sources
    .filter(({ path }) => !/^src\/i18n\/|^server\/db\/migrations\//.test(path))
    .filter(({ path, lines }) => lines > limitOf(path))
    .map(({ path, lines }) => `${path}: ${lines} lines`);
  expect(long).toEqual([]);
});

test('pages of docs/ stay below 150 lines, but for the list of requirements', () => {
  const long = filesBelow('docs').filter(
    (path) =>
      path.endsWith('.md') &&
      path !== 'docs/requirements.md' &&
      readFileSync(path, 'utf8').split('\n').length > 150,
  );
  expect(long).toEqual([]);
});
