import type { Locale } from './locales.ts';

/** The words of the first screens. */
export type Catalogue = typeof import('./en/index.ts')['catalogue'];
/** All words. */
type AllWords = typeof import('./en/later.ts')['catalogue'];

type Load<T> = () => Promise<{ catalogue: T }>;

/** The first words and all words of each language. */
const files: Record<Locale, [Load<Catalogue>, Load<AllWords>]> = {
  en: [() => import('./en/index.ts'), () => import('./en/later.ts')],
  te: [() => import('./te/index.ts'), () => import('./te/later.ts')],
  hi: [() => import('./hi/index.ts'), () => import('./hi/later.ts')],
};

/** The first words of one language; other languages are not loaded. */
export const loadCatalogue = async (locale: Locale): Promise<Catalogue> =>
  (await files[locale][0]()).catalogue;

/** All words of one language. */
export const loadAllWords = async (locale: Locale): Promise<AllWords> => (await files[locale][1]()).catalogue;
