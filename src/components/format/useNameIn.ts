import { useCallback } from 'react';
import { useLocale } from 'react-admin';
import { type Named, nameIn } from '#contract/kernel/named.ts';

/** What a category, a place or a title is called in the language of the screen; undefined where there is none (GRD-16). */
export function useNameIn() {
  const locale = useLocale() ?? 'en';
  return useCallback(
    <N extends Named | null | undefined>(named: N) =>
      (named ? nameIn(named, locale) : undefined) as N extends Named ? string : string | undefined,
    [locale],
  );
}
