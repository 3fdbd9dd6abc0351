import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { dayOf } from '#contract/kernel/day.ts';
import { TIME_ZONE } from '#contract/kernel/limits.ts';

/** An invalid date is shown as it was sent: it must not break the page. */
const written = (format: Intl.DateTimeFormat, date: string) => {
  const at = new Date(date);
  return Number.isNaN(at.getTime()) ? date : format.format(at);
};

/** Formats days, instants and numbers for India in the chosen language; instants in the time zone of the state. */
export function useFormats() {
  const locale = `${useLocale() ?? 'en'}-IN`;
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const daysOfInstants = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: TIME_ZONE });
    const instants = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: TIME_ZONE,
    });
    const daysOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const numbers = new Intl.NumberFormat(locale);
    return {
      /** '27 Nov 2026', for YYYY-MM-DD or the day of an ISO instant. */
      day: (date: string) => written(date.includes('T') ? daysOfInstants : days, date),
      /** For YYYY-MM-DD where room is short: '2 Dec' within the year. */
      shortDay: (date: string) =>
        written(date.slice(0, 4) === dayOf(new Date()).slice(0, 4) ? daysOfYear : days, date),
      /** '27 Nov 2026, 7:38 pm', for an ISO instant. */
      instant: (iso: string) => written(instants, iso),
      number: (value: number) => numbers.format(value),
    };
  }, [locale]);
}
