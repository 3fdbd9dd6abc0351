import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { DAY_MS } from '#contract/kernel/day.ts';

const A_SUNDAY = Date.UTC(2026, 10, 22);
/** The usual reading order of a week. */
export const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

/** The names of the weekdays in the language of the screen, Sunday first. */
export function useWeekdays(): string[] {
  const locale = `${useLocale() ?? 'en'}-IN`;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, n) => format.format(A_SUNDAY + n * DAY_MS));
  }, [locale]);
}
