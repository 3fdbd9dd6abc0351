import { useInput, useTranslate } from 'react-admin';
import { isDay } from '#contract/kernel/day.ts';
import { DayField } from '#src/components/form/DayField.tsx';

interface DayFilterProps {
  source: string;
  /** The catalogue group of its label. */
  words: string;
  alwaysOn: true;
}

/** A day of a period. An incomplete day filters nothing. */
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
