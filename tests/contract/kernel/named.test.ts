import { expect, test } from 'vitest';
import { isCalled, nameIn, namesOf } from '#contract/kernel/named.ts';

const place = { name: 'Nizamabad', name_te: 'నిజామాబాద్', name_hi: 'निज़ामाबाद' };

test('[GRD-16] the name of a language, else the plain one', () => {
  expect(['en', 'te', 'hi', 'kn', 'constructor'].map((locale) => nameIn(place, locale))).toEqual([
    'Nizamabad',
    'నిజామాబాద్',
    'निज़ामाबाद',
    'Nizamabad',
    'Nizamabad',
  ]);
  expect(nameIn({ name: 'Medak', name_te: null }, 'te')).toBe('Medak');
  expect(nameIn({ name: 'Medak', name_te: '' }, 'te')).toBe('Medak');
});

test('[GRD-16] finds a record by any of its names, in any letter case, with any joiners and dots', () => {
  for (const typed of ['NIZAM', ' నిజామా ', 'निज़ामा', 'निजामा', 'नि\u200dजामा', '']) {
    expect([typed, isCalled(namesOf(place), typed)]).toEqual([typed, true]);
  }
  expect(isCalled(namesOf(place), 'కరీం')).toBe(false);
  expect(namesOf({ name: 'Medak', name_te: null, name_hi: '' })).toEqual(['Medak']);
});
