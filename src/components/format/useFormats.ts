import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { TIME_ZONE } from '#contract/kernel/limits.ts';

/** Days, instants and numbers as people of the chosen language write them in India, instants in the state's time zone. */
export function useFormats() {
  const locale = `${useLocale() ?? 'en'}-IN`;
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' });
    const daysOfInstants = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: TIME_ZONE });
    const instants = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: TIME_ZONE,
    });
    const numbers = new Intl.NumberFormat(locale);
    return {
      /** Of YYYY-MM-DD or of the day of an ISO instant, short enough for a column. */
      day: (date: string) => (date.includes('T') ? daysOfInstants : days).format(new Date(date)),
      /** Of an ISO instant. */
      instant: (iso: string) => instants.format(new Date(iso)),
      number: (value: number) => numbers.format(value),
    };
  }, [locale]);
}
