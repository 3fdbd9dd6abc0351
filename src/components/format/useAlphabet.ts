import { useMemo } from 'react';
import { useLocale } from 'react-admin';

/** Compares two texts as the alphabet of the screen's language has them. */
export function useAlphabet() {
  const locale = useLocale() ?? 'en';
  return useMemo(() => new Intl.Collator(locale, { numeric: true }).compare, [locale]);
}
