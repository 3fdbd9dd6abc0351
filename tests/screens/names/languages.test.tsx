import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TABS } from '#contract/access/menuLinks.ts';
import { DEPARTMENT_NAMES } from '#server/transfer/seed/categoryNames.ts';
import { readingScreens } from './reading.ts';
import { workingOffice } from './workingOffice.ts';

const { desk, office, made } = workingOffice();
const { settled, foreign, readPages } = readingScreens(desk);

/** The parts of a page with their own address, besides the first. */
const PARTS: Record<string, string[]> = {
  '/grievance/calls': ['?part=inbox'],
  '/grievance/registers': ['?register=inward', '?register=drafts'],
  '/grievance/messages': ['templates', 'rules', 'preview', 'months'].map((part) => `?part=${part}`),
  '/grievance/settings': [
    ...['targets', 'ladder', 'routing', 'closing', 'similar'],
    ...['referrals', 'replies', 'macros', 'letters', 'leave'],
  ].map((part) => `?part=${part}`),
};
/** A letterhead is shown as printed, with English next to the language of the state. */
const PRINTED = '/grievance/settings?part=letters: Huzurabad';

const withParts = (paths: readonly string[]) =>
  paths.flatMap((path) => [path, ...(PARTS[path] ?? []).map((part) => path + part)]);

/** The addresses of records are known once these are created. */
const PAGES: [string, () => string[]][] = [
  ['pages of the office', () => withParts(TABS.map(({ path }) => path))],
  [
    'records of the office',
    () => [
      ...[`/grievance/${office.id}`, `/grievance/update/${office.id}`, `/grievance/person/${made.person}`],
      ...[
        `/grievance/cause/${made.cause}`,
        `/grievance/letter/${made.letter}`,
        `/grievance/letter/${made.draft}`,
      ],
      `/grievance/letter?person_id=${made.person}`,
    ],
  ],
];

// Both languages have the same missing words (`tests/i18n/catalogues.test.ts`).
for (const [locale, when] of [
  ['te', ''],
  ['hi', ' @seldom'],
] as const)
  test.each(PAGES)(
    `[SHELL-14, GRD-11, GRD-16, GRD-17] in ${locale} the %s open whole, with words and names of their own${when}`,
    async (_what, paths) => {
      const found = await readPages(locale, { token: office.mla }, paths());
      expect(found.filter((text) => text !== PRINTED)).toEqual([]);
    },
  );

test('[GRD-16, DASH-02, DASH-04, DASH-05] the dashboard of mla has their place and reports in their language', async () => {
  const { user } = await desk.renderApp({ path: '/dashboard', locale: 'te', token: office.mla });
  expect((await screen.findAllByText(/హుజూరాబాద్, కరీంనగర్/)).length).toBeGreaterThan(0);
  for (const tab of await screen.findAllByRole('tab')) {
    await user.click(tab);
    await settled();
    expect(foreign('te')).toEqual([]);
  }
});

test('[GRD-16, REF-22] the officer of a letter is found by the department’s name in each language @seldom', async () => {
  const { user } = await desk.renderApp({
    path: `/grievance/letter?person_id=${made.person}`,
    locale: 'te',
    token: office.mla,
  });
  const [ENERGY = ''] = DEPARTMENT_NAMES.Energy ?? [];
  const officer = await screen.findByRole('combobox', { name: 'అధికారి' });
  for (const typed of [ENERGY, 'Energy', 'ऊर्जा']) {
    await user.clear(officer);
    await user.type(officer, typed);
    expect(await screen.findByRole('option', { name: new RegExp(`రవి.*ఇంజనీరు · ${ENERGY}`) })).toBeVisible();
  }
});
