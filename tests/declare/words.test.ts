import { expect, test } from 'vitest';
import { linkTo, setPaths } from '../../src/declare/paths.ts';
import { registerWords, withResourceWords } from '../../src/declare/words.ts';
import { loadI18nProvider } from '../../src/i18n/i18nProvider.ts';

const words = {
  name: 'Letter |||| Letters',
  fields: { title: 'Subject' },
  message: { delete_content: 'Tear up "%{title}"?' },
};

test('[SHELL-14] words of a resource come before the shared ones, in the language that is chosen', async () => {
  registerWords('letter', { en: words, te: { ...words, fields: { title: 'విషయం' } }, hi: words });
  const i18n = withResourceWords(await loadI18nProvider('en'));
  expect(i18n.translate('resources.letter.name', { smart_count: 2 })).toBe('Letters');
  expect(i18n.translate('resources.letter.fields.title')).toBe('Subject');
  expect(i18n.translate('resources.letter.fields.date')).toBe('Date');
  expect(i18n.translate('resources.letter.message.delete_content', { title: 'A' })).toBe('Tear up "A"?');
  expect(i18n.translate('resources.letter.page.list', { _: 'Letters' })).toBe('Letters');
  expect(i18n.translate('declare.back')).toBe('Back');
  await i18n.changeLocale('te');
  expect(i18n.translate('resources.letter.fields.title')).toBe('విషయం');
});

test('[SHELL-12] every link has the path of the specification', () => {
  expect(linkTo('letter', 'show', 7)).toBe('/letter/7');
  expect(linkTo('letter', 'edit', 7)).toBe('/letter/update/7');
  setPaths('letter', { create: '/letter/add', show: '/letter/view-letter/:id' });
  expect(linkTo('letter', 'create')).toBe('/letter/add');
  expect(linkTo('letter', 'show', 7)).toBe('/letter/view-letter/7');
  expect(linkTo('letter', 'list')).toBe('/letter');
});
