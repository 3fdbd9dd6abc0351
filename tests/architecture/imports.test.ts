import { describe, expect, test } from 'vitest';
import { CAPABILITIES } from '#contract/capabilities.ts';
import { circles, type Source } from '../sources.ts';
import { below, product, sources, using } from './tree.ts';

describe('imports', () => {
  /** What each tree may import; layers.json has the order within a tree. */
  const MAY_IMPORT: Record<string, string[]> = {
    'contract/': ['contract/'],
    'server/': ['contract/', 'server/'],
    'src/': ['contract/', 'src/'],
    'bench/': ['contract/', 'server/', 'bench/'],
    'scripts/': ['scripts/'],
  };

  test.each(Object.entries(MAY_IMPORT))('%s imports only what stands below it', (part, allowed) => {
    const astray = sources
      .filter(({ path }) => path.startsWith(part))
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

  test('of the page of a grievance name no capability, which plugs into its slots instead', () => {
    const capability = new RegExp(`^(src/custom|contract)/(${CAPABILITIES.join('|')})/`);
    const named = below('src/custom/complaints/detail/').flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => capability.test(target ?? ''))
        .map(({ target }) => `${path} → ${target}`),
    );
    expect(named).toEqual([]);
  });

  test('are not passed on by barrels', () => {
    expect(using(/^\s*export\s+(type\s+)?[*{][^'"`;()]*\bfrom\b/m, product)).toEqual([]);
  });
});
