import { useCallback } from 'react';
import { useLocale } from 'react-admin';
import { type Named, nameIn } from '#contract/kernel/named.ts';

/** The name of a category, a place or a title in the language of the screen; undefined without one (GRD-16). */
export function useNameIn() {
  const locale = useLocale() ?? 'en';
  return useCallback(
    <N extends Named | null | undefined>(named: N) =>
      (named ? nameIn(named, locale) : undefined) as N extends Named ? string : string | undefined,
    [locale],
  );
}
