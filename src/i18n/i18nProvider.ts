import type { I18nProvider } from 'ra-core';
import createI18nProvider from 'ra-i18n-polyglot';
import { LOCALES, type Locale } from './locales.ts';

type Catalogue = typeof import('./en/index.ts')['catalogue'];

/** A person loads the words of his own language and no other. */
const catalogues: Record<Locale, () => Promise<{ catalogue: Catalogue }>> = {
  en: () => import('./en/index.ts'),
  te: () => import('./te/index.ts'),
  hi: () => import('./hi/index.ts'),
};

/** react-admin's translations, starting in `locale`; the other languages are fetched when they are chosen. */
export async function loadI18nProvider(locale: Locale): Promise<I18nProvider> {
  const { catalogue } = await catalogues[locale]();
  const wordsOf = (wanted: string) =>
    wanted === locale ? catalogue : catalogues[wanted as Locale]().then((module) => module.catalogue);
  return createI18nProvider(wordsOf, locale, [...LOCALES]);
}
