import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { TIME_ZONE } from '#contract/kernel/limits.ts';

/** What is no date is shown as it was sent: no page stops because of it. */
const written = (format: Intl.DateTimeFormat, date: string) => {
  const at = new Date(date);
  return Number.isNaN(at.getTime()) ? date : format.format(at);
};

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
      day: (date: string) => written(date.includes('T') ? daysOfInstants : days, date),
      /** Of an ISO instant. */
      instant: (iso: string) => written(instants, iso),
      number: (value: number) => numbers.format(value),
    };
  }, [locale]);
}
