import { DateField, useLocale } from 'react-admin';
import { EMPTY } from '#src/components/format/empty.ts';

/** A date, optionally with its time, in India's format of the chosen language. */
export function LocalDateField({ source, showTime = false }: { source: string; showTime?: boolean }) {
  const locale = useLocale();
  return (
    <DateField
      source={source}
      showTime={showTime}
      emptyText={EMPTY}
      sx={{ whiteSpace: 'nowrap' }}
      locales={`${locale}-IN`}
      options={showTime ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'medium' }}
    />
  );
}
