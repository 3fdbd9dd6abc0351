import { useInput, useTranslate } from 'react-admin';
import { isDay } from '#contract/kernel/day.ts';
import { DayField } from '#src/components/form/DayField.tsx';

interface DayFilterProps {
  source: string;
  /** The group of the catalogue that names it. */
  words: string;
  alwaysOn: true;
}

/** A day of a period; what is no day yet asks for nothing. */
export function DayFilter({ source, words }: DayFilterProps) {
  const translate = useTranslate();
  const { field } = useInput({ source, defaultValue: '' });
  return (
    <DayField
      label={translate(`${words}.${source}`)}
      value={field.value}
      onChange={(value) => (value === '' || isDay(value)) && field.onChange(value)}
      sx={{ width: { xs: '100%', sm: '11rem' } }}
    />
  );
}
