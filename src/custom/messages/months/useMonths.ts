import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { dayOf } from '#contract/kernel/day.ts';

/** So far back months are offered. */
const MONTHS = 24;

/** This month and those before it, YYYY-MM, each with its name in the language of the screen. */
export function useMonths(now: Date) {
  const locale = `${useLocale() ?? 'en'}-IN`;
  const today = dayOf(now);
  return useMemo(() => {
    const names = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const [year = 0, month = 0] = today.split('-').map(Number);
    return Array.from({ length: MONTHS }, (_, back) => {
      const first = new Date(Date.UTC(year, month - 1 - back, 1));
      return { month: first.toISOString().slice(0, 7), name: names.format(first) };
    });
  }, [locale, today]);
}
