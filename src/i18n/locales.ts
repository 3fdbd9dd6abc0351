/** The supported languages (SHELL-14), each by its own name. */
export const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'te', name: 'తెలుగు' },
  { locale: 'hi', name: 'हिन्दी' },
] as const;
export type Locale = (typeof LOCALES)[number]['locale'];

/** A value in each language; English where there is no translation yet. */
export type Translated<T = string> = { en: T } & Partial<Record<Locale, T>>;

const isLocale = (value: string | undefined): value is Locale =>
  LOCALES.some(({ locale }) => locale === value);

/** The first supported language of the list, by its first letters ('te-IN' is 'te'); English otherwise. */
export function pickLocale(preferred: readonly (string | null)[]): Locale {
  return preferred.map((language) => language?.slice(0, 2)).find(isLocale) ?? 'en';
}
