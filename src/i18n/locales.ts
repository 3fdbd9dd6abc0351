/** The languages that ship (SHELL-14), each by its own name. */
export const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'te', name: 'తెలుగు' },
  { locale: 'hi', name: 'हिन्दी' },
] as const;
export type Locale = (typeof LOCALES)[number]['locale'];

/** The same in each language; what is not translated yet is read in English. */
export type Translated<T = string> = { en: T } & Partial<Record<Locale, T>>;

const isLocale = (value: string | undefined): value is Locale =>
  LOCALES.some(({ locale }) => locale === value);

/** The first language among the wishes that ships, by its first letters ('te-IN' is 'te'); else English. */
export function pickLocale(preferred: readonly (string | null)[]): Locale {
  return preferred.map((language) => language?.slice(0, 2)).find(isLocale) ?? 'en';
}
