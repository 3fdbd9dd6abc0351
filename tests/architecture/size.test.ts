import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../sources.ts';
import { sources } from './tree.ts';

const isResource = (path: string) => path.startsWith('src/resources/') && !path.endsWith('/index.ts');

/** The lines of a file without its imports. */
const ownLines = (code: string) =>
  code
    .replaceAll(/^import [^;]*;\n/gm, '')
    .trimEnd()
    .split('\n').length;

test('files have at most 300 lines, a resource 60 beside its imports', () => {
  const long = sources
    .filter(({ path }) => !/^src\/i18n\/|^server\/kernel\/db\/migrations\//.test(path))
    .filter(({ path, lines, code }) => (isResource(path) ? ownLines(code) > 60 : lines > 300))
    .map(({ path }) => path);
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
