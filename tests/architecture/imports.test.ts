import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circles, type Source } from '../sources.ts';
import { below, product, sources, using } from './tree.ts';

describe('imports', () => {
  /** What each part of the product may import; files directly in src/ put the parts together. */
  const MAY_IMPORT: Record<string, string[]> = {
    'contract/': ['contract/'],
    'server/': ['contract/', 'server/'],
    'src/i18n/': ['contract/', 'src/i18n/'],
    'src/authProvider/': ['contract/', 'src/authProvider/', 'src/dataProvider/'],
    'src/dataProvider/': ['contract/', 'src/authProvider/', 'src/dataProvider/'],
    'src/kit/': ['contract/', 'src/authProvider/', 'src/dataProvider/', 'src/i18n/', 'src/kit/'],
    'src/declare/': [
      'contract/',
      'src/authProvider/',
      'src/dataProvider/',
      'src/i18n/',
      'src/kit/',
      'src/declare/',
    ],
    'src/layout/': [
      'contract/',
      'src/authProvider/',
      'src/dataProvider/',
      'src/i18n/',
      'src/kit/',
      'src/layout/',
    ],
    'src/custom/': [
      'contract/',
      'src/authProvider/',
      'src/dataProvider/',
      'src/i18n/',
      'src/kit/',
      'src/declare/',
      'src/custom/',
    ],
    'src/resources/': ['contract/', 'src/i18n/', 'src/kit/', 'src/declare/', 'src/custom/', 'src/resources/'],
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

  test('stay within an area of src/custom: what two areas use is in src/kit', () => {
    const areaOf = (path: string) => /^src\/custom\/(\w+)\//.exec(path)?.[1];
    const across = below('src/custom/').flatMap(({ path, imports }) =>
      imports
        .filter(({ target = '' }) => areaOf(target) && areaOf(target) !== areaOf(path))
        .map(({ target }) => `${path} → ${target}`),
    );
    expect(across).toEqual([]);
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
