import { useMemo } from 'react';
import { useLocale } from 'react-admin';

/** Compares two texts in the alphabetical order of the screen's language. */
export function useAlphabet() {
  const locale = useLocale() ?? 'en';
  return useMemo(() => new Intl.Collator(locale, { numeric: true }).compare, [locale]);
}
