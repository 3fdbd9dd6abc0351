import { expect, test } from 'vitest';
import { pathsOf, pathTo, specifiedPath } from '#src/declare/paths.ts';
import { withFieldWords, withResourceWords } from '#src/declare/words.tsx';
import { catalogue as english } from '#src/i18n/en/index.ts';
import { createWords } from '#src/i18n/i18nProvider.ts';

const words = {
  name: 'Letter |||| Letters',
  fields: { title: 'Subject' },
  message: { delete_content: 'Tear up "%{title}"?' },
};

test('[SHELL-14] words of a resource come before the shared ones, in the language that is chosen', async () => {
  const catalogue = withFieldWords(createWords('en', english).provider);
  const te = { ...words, fields: { title: 'విషయం' } };
  const i18n = withResourceWords(catalogue, 'letter', { en: words, te });
  expect(i18n.translate('resources.letter.name', { smart_count: 2 })).toBe('Letters');
  expect(i18n.translate('resources.letter.fields.title')).toBe('Subject');
  expect(i18n.translate('resources.letter.fields.date')).toBe('Date');
  expect(i18n.translate('resources.letter.message.delete_content', { title: 'A' })).toBe('Tear up "A"?');
  expect(i18n.translate('resources.letter.page.list', { _: 'Letters' })).toBe('Letters');
  expect(i18n.translate('common.back')).toBe('Back');
  await i18n.changeLocale('te');
  expect(i18n.translate('resources.letter.fields.title')).toBe('విషయం');
  await i18n.changeLocale('hi');
  expect(i18n.translate('resources.letter.fields.title'), 'a language that is missing').toBe('Subject');
  expect(catalogue.translate('resources.letter.name', { _: 'elsewhere' })).toBe('elsewhere');
});

const letter = pathsOf('letter');
const odd = pathsOf('note', { create: '/note/add', show: '/note/view-note/:id' });
const listed = pathsOf('memo', { list: '/memo/add', create: '/memo/add', show: null, edit: null });

test('[SHELL-12] every link has the path of the specification', () => {
  expect([pathTo(letter, 'show', 7), pathTo(letter, 'edit', 7)]).toEqual(['/letter/7', '/letter/update/7']);
  expect([pathTo(odd, 'create'), pathTo(odd, 'show', 7)]).toEqual(['/note/add', '/note/view-note/7']);
  expect([pathTo(letter, 'list'), pathTo(listed, 'show', 7)]).toEqual(['/letter', null]);
});

test.each([
  ['/letter', '/letter'],
  ['/letter/7', '/letter/update/7'],
  ['/letter/7/show', '/letter/7'],
  ['/note/create', '/note/add'],
  ['/note/7/show', '/note/view-note/7'],
  ['/memo', '/memo/add'],
  ['/memo/7', '/memo/add'],
  ['/memo/7/show', '/memo/add'],
  ['/letters', undefined],
  ['/letter/7/other', undefined],
])('[SHELL-12] %s of react-admin leads to %s', (own, specified) => {
  expect(specifiedPath({ letter, note: odd, memo: listed }, own)).toBe(specified);
});
