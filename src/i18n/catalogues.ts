import type { Locale } from './locales.ts';

/** The words of the first screens. */
export type Catalogue = typeof import('./en/index.ts')['catalogue'];
/** The words of screens that load on demand. */
type LaterCatalogue = typeof import('./en/later.ts')['catalogue'];

const files: Record<Locale, () => Promise<{ catalogue: Catalogue }>> = {
  en: () => import('./en/index.ts'),
  te: () => import('./te/index.ts'),
  hi: () => import('./hi/index.ts'),
};
const later: Record<Locale, () => Promise<{ catalogue: LaterCatalogue }>> = {
  en: () => import('./en/later.ts'),
  te: () => import('./te/later.ts'),
  hi: () => import('./hi/later.ts'),
};

/** The first words of one language; other languages are not loaded. */
export const loadCatalogue = async (locale: Locale): Promise<Catalogue> => (await files[locale]()).catalogue;

/** All words of one language. */
export async function loadAllWords(locale: Locale): Promise<Catalogue & LaterCatalogue> {
  const [first, others] = await Promise.all([files[locale](), later[locale]()]);
  return { ...first.catalogue, ...others.catalogue };
}
