import { describe, expect, test } from 'vitest';
import { news } from '#contract/content/news.ts';
import { type Declaration, defineResource } from '#src/declare/defineResource.ts';
import { longText, text } from '#src/declare/fieldTypes.tsx';
import { LOCALES } from '#src/i18n/locales.ts';
import { entries } from '#src/resources/index.ts';

type NewsDeclaration = Declaration<typeof news>;
const words = { name: 'News', fields: { video_link: 'Video link' } };
const declaration = {
  title: 'title',
  fields: { title: text(), description: longText() },
  list: { columns: ['title'] },
  words: { en: words, te: words, hi: words },
} satisfies NewsDeclaration;

describe('the compiler checks the names in a declaration', () => {
  test('fields, columns, title and words of the contract pass', () => {
    expect(defineResource(news, declaration).name).toBe('news');
  });

  test('a misspelt name is an error', () => {
    const misspelt: NewsDeclaration[] = [
      // @ts-expect-error no such field
      { ...declaration, fields: { titel: text() } },
      // @ts-expect-error no such column
      { ...declaration, list: { columns: ['titel'] } },
      // @ts-expect-error nothing of that name is worked out
      { ...declaration, list: { columns: ['age'] } },
      // @ts-expect-error no such field to name a record by
      { ...declaration, title: 'titel' },
      // @ts-expect-error no such field to have a word for
      { ...declaration, words: { en: { ...words, fields: { titel: '' } }, te: words, hi: words } },
    ];
    expect(misspelt).toHaveLength(5);
  });

  test('[SHELL-14] no English, or a field without a word in a language that is there, is an error', () => {
    const incomplete: NewsDeclaration[] = [
      // @ts-expect-error English is missing
      { ...declaration, words: { te: words, hi: words } },
      // @ts-expect-error the video link has neither a shared word nor one of its own
      { ...declaration, words: { ...declaration.words, hi: { name: 'समाचार' } } },
    ];
    expect(incomplete).toHaveLength(2);
    const underWay: NewsDeclaration = { ...declaration, words: { en: words } };
    expect(underWay.words.te).toBeUndefined();
  });
});

const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
    : [path];

test.each(entries.map((entry) => [entry.contract.name, entry] as const))(
  '[SHELL-14] every language of %s that is there has the same words',
  async (_name, { load }) => {
    const { words } = (await load()).default;
    for (const { locale } of LOCALES)
      if (words[locale]) expect(keysOf(words[locale])).toEqual(keysOf(words.en));
  },
);
