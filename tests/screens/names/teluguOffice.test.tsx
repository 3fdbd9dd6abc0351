import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TABS } from '../../../contract/screens.ts';
import { CATEGORY_NAMES, DEPARTMENT_NAMES } from '../../../server/seed/categoryNames.ts';
import { readingTelugu, told } from './reading.ts';
import { workingOffice } from './work.ts';

const { desk, office, made } = workingOffice();
const { expectTelugu } = readingTelugu(desk);

const [WATER = ''] = CATEGORY_NAMES['Drinking Water'] ?? [];
const [ENERGY = ''] = DEPARTMENT_NAMES.Energy ?? [];
const VILLAGE = 'చెర్లాపూర్';

const open = (path: string) => desk.renderApp({ path, locale: 'te', token: office.mla });
/** The screen is there with what it has to say, and so is every part of it that comes later. */
const shows = (words: readonly string[]) =>
  waitFor(() => {
    expect(words.filter((word) => !told().includes(word))).toEqual([]);
    const waiting = '.MuiSkeleton-root, [aria-busy=true], [role=progressbar]';
    expect(document.querySelectorAll(waiting)).toHaveLength(0);
  });

/** What is read on each screen, behind each of its tabs. */
const SCREENS: Record<(typeof TABS)[number]['path'], Record<string, string[]>> = {
  '/grievance': { '': [WATER, VILLAGE] },
  '/grievance/day': { '': [VILLAGE] },
  '/grievance/people': { '': [VILLAGE] },
  '/grievance/calls': { '': [WATER], '?part=inbox': ['ఎదురుచూస్తున్నవి ఏవీ లేవు'] },
  '/grievance/verify': { '': [WATER, VILLAGE] },
  '/grievance/referrals': { '': [ENERGY] },
  '/grievance/registers': {
    '': [ENERGY],
    '?register=inward': ['లేఖ నమోదు'],
    '?register=drafts': [ENERGY],
  },
  '/grievance/causes': { '': [WATER, VILLAGE] },
  '/grievance/workload': { '': ['సునీత'] },
  '/grievance/messages': {
    '': ['లాగ్'],
    '?part=templates': ['నమూనా చేర్చండి'],
    '?part=rules': ['ఎప్పుడు ఏం పంపాలి'],
    '?part=preview': ['పాఠం చూపండి'],
    '?part=months': ['నెల సందేశాలు'],
  },
  '/grievance/settings': {
    '': ['పని వేళలు'],
    '?part=targets': [WATER],
    '?part=ladder': ['పై స్థాయికి పంపడం'],
    '?part=routing': [WATER, VILLAGE],
    '?part=closing': [WATER],
    '?part=similar': [WATER],
    '?part=referrals': ['మెయిల్ గుర్తుచేతలు'],
    '?part=replies': [WATER],
    '?part=macros': [WATER],
    '?part=letters': ['లేఖల నంబర్లు'],
    '?part=leave': ['అందరి సెలవులు'],
  },
};

test.each(TABS.map(({ path }) => path))('[GRD-16, GRD-11] %s', async (path) => {
  const [[first = '', words = []] = [], ...others] = Object.entries(SCREENS[path]);
  const { go } = await open(`${path}${first}`);
  await shows(words);
  expectTelugu();
  for (const [search, read] of others) {
    go(`${path}${search}`);
    await shows(read);
    expectTelugu();
  }
});

test.each([
  ['a person', () => `/grievance/person/${made.person}`, [WATER, VILLAGE]],
  ['a cause', () => `/grievance/cause/${made.cause}`, [WATER, VILLAGE]],
  ['a letter that was sent', () => `/grievance/letter/${made.letter}`, [ENERGY]],
  ['the draft of a letter', () => `/grievance/letter/${made.draft}`, [`ఇంజనీరు · ${ENERGY}`]],
  ['a new letter to a person', () => `/grievance/letter?person_id=${made.person}`, ['అధికారి']],
] as const)('[GRD-16] the page of %s', async (_, path, words) => {
  await open(path());
  await shows(words);
  expectTelugu();
});

test('[GRD-16, REF-22] the officer of a letter is found by the department’s name in each language', async () => {
  const { user } = await open(`/grievance/letter?person_id=${made.person}`);
  const officer = await screen.findByRole('combobox', { name: 'అధికారి' });
  for (const typed of [ENERGY, 'Energy', 'ऊर्जा']) {
    await user.clear(officer);
    await user.type(officer, typed);
    expect(await screen.findByRole('option', { name: new RegExp(ENERGY) })).toBeVisible();
  }
  await user.clear(officer);
  await user.type(officer, 'రవి');
  expect(await screen.findByRole('option', { name: new RegExp(`రవి.*ఇంజనీరు · ${ENERGY}`) })).toBeVisible();
  expectTelugu();
});

test('[GRD-16, GRD-01] whoever has several constituencies reads of which somebody is, and chooses an office by its name', async () => {
  const { parliament_id } = office.place;
  const { token } = await desk.app.account({ role: 'mp', username: 'ఎంపీ', parliament_id });
  const { unmount } = await desk.renderApp({ path: '/grievance/workload', locale: 'te', token });
  await shows(['సునీత', 'హుజూరాబాద్']);
  expectTelugu();
  unmount();
  const { user } = await desk.renderApp({ path: '/grievance/messages', locale: 'te', as: 'admin' });
  await user.click(await screen.findByRole('combobox', { name: 'కార్యాలయం' }));
  expect(await screen.findByRole('option', { name: 'హుజూరాబాద్ · కరీంనగర్' })).toBeVisible();
  expectTelugu();
});
