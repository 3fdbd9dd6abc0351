import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROLES } from '../contract/access.ts';
import { circles, filesBelow, readSource, type Source } from './sources.ts';

const sources = filesBelow('contract', 'server', 'src', 'tests', 'bench', 'scripts')
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
  .map(readSource);

const product = sources.filter(({ path }) => /^(contract|server|src)\//.test(path));
const below = (folder: string) => product.filter(({ path }) => path.startsWith(folder));

/** Files in which the pattern stands outside comments, but for those that may. */
const using = (pattern: RegExp, among: Source[], ...allowed: string[]) =>
  among
    .filter(({ path, code }) => pattern.test(code) && !allowed.some((start) => path.startsWith(start)))
    .map(({ path }) => path);

describe('imports', () => {
  /** What each part of the product may import; files directly in src/ put the parts together. */
  const MAY_IMPORT: Record<string, string[]> = {
    'contract/': ['contract/'],
    'server/': ['contract/', 'server/'],
    'src/i18n/': ['contract/', 'src/i18n/'],
    'src/authProvider/': ['contract/', 'src/authProvider/', 'src/dataProvider/'],
    'src/dataProvider/': ['contract/', 'src/authProvider/', 'src/dataProvider/'],
    'src/declare/': ['contract/', 'src/authProvider/', 'src/dataProvider/', 'src/i18n/', 'src/declare/'],
    'src/layout/': [
      'contract/',
      'src/authProvider/',
      'src/dataProvider/',
      'src/i18n/',
      'src/declare/',
      'src/layout/',
    ],
    'src/custom/': [
      'contract/',
      'src/authProvider/',
      'src/dataProvider/',
      'src/i18n/',
      'src/declare/',
      'src/layout/',
      'src/custom/',
    ],
    'src/resources/': ['contract/', 'src/i18n/', 'src/declare/', 'src/custom/', 'src/resources/'],
    'src/': ['contract/', 'src/'],
    'bench/': ['contract/', 'server/', 'bench/'],
    'scripts/': ['scripts/'],
  };

  test.each(Object.entries(MAY_IMPORT))('%s imports only what stands below it', (part, allowed) => {
    const isOfPart = ({ path }: Source) =>
      part === 'src/' ? dirname(path) === 'src' : path.startsWith(part);
    const astray = sources
      .filter(isOfPart)
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ target }) => target && !allowed.some((start) => target.startsWith(start)))
          .map(({ target }) => `${path} → ${target}`),
      );
    expect(astray).toEqual([]);
  });

  test('run in no circle', () => {
    expect(circles(sources)).toEqual([]);
  });

  test('name packages that are cheap to load', () => {
    const packagesOf = (files: Source[]) =>
      files.flatMap(({ path, imports }) =>
        imports.filter(({ target }) => !target).map(({ specifier }) => `${path} → ${specifier}`),
      );
    expect(packagesOf(below('contract/')).filter((line) => !line.endsWith('→ zod/mini'))).toEqual([]);
    expect(packagesOf(below('src/')).filter((line) => /→ (zod|@mui\/icons-material)$/.test(line))).toEqual(
      [],
    );
  });

  test('are not passed on by barrels', () => {
    expect(using(/^\s*export\s+(type\s+)?[*{][^'"`;()]*\bfrom\b/m, product)).toEqual([]);
  });
});

describe('one place for each thing', () => {
  test('the network: src/dataProvider/http.ts', () => {
    expect(
      using(/(?<![.\w])fetch\(|XMLHttpRequest|sendBeacon/, below('src/'), 'src/dataProvider/http.ts'),
    ).toEqual([]);
  });

  test('the environment: server/env.ts', () => {
    expect(using(/process\.env\b/, product, 'server/env.ts')).toEqual([]);
  });

  test('the stored session: src/authProvider', () => {
    expect(using(/\b(localStorage|sessionStorage)\b/, below('src/'), 'src/authProvider/')).toEqual([]);
  });

  test('roles: contract/access.ts, and contract/screens.ts with the table of who sees which path', () => {
    const name = `['"](${ROLES.join('|')})['"]`;
    const compared = new RegExp(
      [
        `\\brole\\s*[!=]==?`,
        `[!=]==?\\s*${name}`,
        `\\bcase ${name}`,
        `includes\\((\\w+\\??\\.)*role\\)`,
      ].join('|'),
    );
    expect(using(compared, product, 'contract/access.ts', 'contract/screens.ts')).toEqual([]);
    expect(using(new RegExp(name), [...below('src/declare/'), ...below('server/http/')])).toEqual([]);
  });

  test('names of resources: their own files, never the declarative layer', () => {
    const names = filesBelow('src/resources').map((path) => basename(path).replace(/\.tsx?$/, ''));
    const named = new RegExp(`['"](${names.filter((name) => name !== 'index').join('|') || '\\b\\B'})['"]`);
    expect(using(named, below('src/declare/'))).toEqual([]);
  });
});

describe('size', () => {
  const limitOf = (path: string) => {
    if (path.startsWith('src/resources/') && !path.endsWith('/index.ts')) return 60;
    return /\.test\.tsx?$/.test(path) ? 300 : 200;
  };

  test('files stay short: 200 lines, a resource 60, a test 300', () => {
    const long = sources
      .filter(({ path }) => !/^src\/i18n\/|^server\/db\/migrations\//.test(path))
      .filter(({ path, lines }) => lines > limitOf(path))
      .map(({ path, lines }) => `${path}: ${lines} lines`);
    expect(long).toEqual([]);
  });

  test('pages of docs/ stay below 100 lines', () => {
    const long = filesBelow('docs').filter(
      (path) => path.endsWith('.md') && readFileSync(path, 'utf8').split('\n').length > 100,
    );
    expect(long).toEqual([]);
  });
});

describe('documents', () => {
  const pages = [...readdirSync('.'), ...filesBelow('docs')]
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

  /** Paths written as inline code or links; fenced blocks may show files that a reader is about to write. */
  function pathsIn({ path, text }: { path: string; text: string }): string[] {
    const prose = text.replace(/^```[\s\S]*?^```/gm, '');
    const code = [...prose.matchAll(/`((?:contract|server|src|tests|bench|scripts|docs|\.ci)\/[\w./-]*)`/g)];
    const links = [...prose.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)];
    return [
      ...code.map(([, found = '']) => found),
      ...links.map(([, found = '']) => join(dirname(path), found)),
    ];
  }

  test('name only paths that exist', () => {
    const dead = pages.flatMap((page) =>
      pathsIn(page)
        .filter((path) => !existsSync(path))
        .map((path) => `${page.path}: ${path}`),
    );
    expect(dead).toEqual([]);
  });

  test('name only npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const dead = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/npm run ([\w:]+)/g)]
        .filter(([, script = '']) => !(script in scripts))
        .map(([call]) => `${path}: ${call}`),
    );
    expect(dead).toEqual([]);
  });
});

test('the table of resources in ARCHITECTURE.md is true', () => {
  const lines = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1;
  const names = filesBelow('src/resources').map((path) => basename(path, '.tsx'));
  const rows = readFileSync('ARCHITECTURE.md', 'utf8').matchAll(/^\| (\w+) \| (\d+) \| (\d+) \|/gm);
  const told = [...rows].map(([, name, contract, declaration]) => [
    name,
    Number(contract),
    Number(declaration),
  ]);
  const counted = names
    .filter((name) => name !== 'index.ts')
    .map((name) => [name, lines(`contract/${name}.ts`), lines(`src/resources/${name}.tsx`)]);
  expect(told.sort()).toEqual(counted.sort());
});
