import { expect, test } from 'vitest';
import { TABS } from '#contract/access/menuLinks.ts';
import { pathsOf } from '#src/declare/paths.ts';
import { pages } from '#src/pages.ts';
import { entries } from '#src/resources/index.ts';
import { readingScreens } from './reading.ts';
import { workingOffice } from './workingOffice.ts';

const { desk } = workingOffice();
const { readPages } = readingScreens(desk);

const resources = entries.flatMap(({ contract: { name }, paths }) => {
  const { list, create } = pathsOf(name, paths);
  return [list, create].filter((path): path is string => path !== null);
});
/** Pages that no other reader opens; every account has its own profile. */
const others = Object.keys(pages).filter(
  (path) => !path.includes(':') && path !== '/profile' && !TABS.some((tab) => tab.path === path),
);
const PARTS = ['/dashboard?report=categories', '/event?view=month'];

// Both languages have the same missing words (`tests/i18n/catalogues.test.ts`).
test.each([['te'], ['hi @seldom']])(
  '[SHELL-14, GRD-11, GRD-16] the pages of admin open whole, with words and names of their own, in %s',
  async (language) => {
    const paths = [...others, ...new Set(resources), ...PARTS];
    expect(await readPages(language.startsWith('te') ? 'te' : 'hi', { as: 'admin' }, paths)).toEqual([]);
  },
);
