import type { Locale } from './locales.ts';

export type Catalogue = typeof import('./en/index.ts')['catalogue'];

const files: Record<Locale, () => Promise<{ catalogue: Catalogue }>> = {
  en: () => import('./en/index.ts'),
  te: () => import('./te/index.ts'),
  hi: () => import('./hi/index.ts'),
};

/** All words of one language; nobody loads those of another. */
export const loadCatalogue = async (locale: Locale): Promise<Catalogue> => (await files[locale]()).catalogue;
