import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sources } from './tree.ts';

/** The features: first those of the specifications, then the capabilities. */
const FEATURES = [
  'accounts',
  'complaints',
  'contacts',
  'content',
  'dashboard',
  'leaders',
  'officers',
  'places',
  'staff',
  'closing',
  'deadlines',
  'desk',
  'letters',
  'messages',
  'persons',
  'replies',
  'teamwork',
];

/** The folders of a tree that are no features. */
const BESIDE: Record<string, string[]> = {
  contract: ['access', 'capabilities', 'kernel'],
  server: ['app', 'kernel', 'public', 'transfer'],
  'src/custom': [],
  'tests/contract': ['kernel'],
  'tests/screens': ['names', 'resources', 'shell'],
  'tests/server': ['access', 'attacks', 'kernel', 'races', 'transfer'],
};

/** Names that describe nothing. */
const EMPTY_NAME =
  /^(given|asked|wanted|told|kept|found|meant|left|done|beside|work|things|stuff|misc|kit|cases?)$/;

describe('one home for each feature', () => {
  test.each(Object.entries(BESIDE))('%s has folders of features only', (tree, beside) => {
    const folders = readdirSync(tree, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.filter((name) => ![...FEATURES, ...beside].includes(name))).toEqual([]);
  });

  test('contract/ and server/ have no file outside the folders but the lists of contracts and capabilities', () => {
    const flat = sources.map(({ path }) => path).filter((path) => /^(contract|server)\/[^/]+$/.test(path));
    expect(flat).toEqual(['contract/capabilities.ts', 'contract/index.ts']);
  });

  test('files and folders of the product have names that say what they have', () => {
    const empty = sources
      .map(({ path }) => path)
      .filter((path) => /^(contract|server|src)\//.test(path))
      .filter((path) => path.split('/').some((part) => EMPTY_NAME.test(part.replace(/\.\w+$/, ''))));
    expect(empty).toEqual([]);
  });
});
