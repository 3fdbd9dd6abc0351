import { readdirSync, readFileSync, statSync } from 'node:fs';
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

const lengthOf = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n').length;

test('pages have at most 150 lines, but for the list of requirements; a decision has 40', () => {
  const pages = [...readdirSync('.'), ...filesBelow('docs')].filter((path) => path.endsWith('.md'));
  const most = (path: string) => (path.startsWith('docs/decisions/') ? 40 : 150);
  const long = pages.filter((path) => path !== 'docs/requirements.md' && lengthOf(path) > most(path));
  expect(long).toEqual([]);
});

test('ARCHITECTURE.md has at most 14 kB', () => {
  expect(statSync('ARCHITECTURE.md').size).toBeLessThanOrEqual(14_000);
});
