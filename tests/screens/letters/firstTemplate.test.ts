import { expect, test } from 'vitest';
import type { LetterStart } from '#contract/letters/letter.ts';
import type { LetterLanguage } from '#contract/letters/letterKinds.ts';
import { firstValues } from '#src/custom/letters/compose/letterValues.ts';

const text = { subject: '', body: '' };
const start = (languages: LetterLanguage[]): LetterStart => ({
  ...{
    values: {},
    language: null,
    our_ref: null,
    contact_id: null,
    contact: null,
    series: [],
    signers: [],
    has_code: true,
  },
  templates: languages.map((language, at) => ({
    ...{
      id: at + 1,
      kind: 'endorsement',
      name: language,
      language,
      from: 'own',
      version: 1,
      created_by: null,
    },
    texts: { te: text, en: text, hi: text },
  })),
});
const begun = (languages: LetterLanguage[], locale: string) =>
  firstValues({ complaint_id: 1 }, start(languages), locale).language;

test('[REF-03] a letter begins with the template in the language of the screen, else with one that has it, else the first', () => {
  expect(begun(['en', 'both', 'te'], 'te')).toBe('te');
  expect(begun(['te', 'en'], 'en')).toBe('en');
  expect(begun(['en', 'both'], 'te')).toBe('both');
  expect(begun(['en', 'te'], 'hi')).toBe('en');
  expect(begun([], 'en')).toBe('te');
});
