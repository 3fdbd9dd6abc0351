import { useFormContext, useWatch } from 'react-hook-form';
import type { Holiday } from '#contract/desk/calendar.ts';
import type { Interval } from '#contract/desk/openingHours.ts';
import type { CalendarValues } from './calendarForm.ts';

/** The form's changed days and their setter; null makes a day inherited. */
export function useDays() {
  const { getValues, setValue } = useFormContext<CalendarValues>();
  const values = useWatch<CalendarValues>() as CalendarValues;
  const change = <N extends 'holidays' | 'extra'>(name: N, days: CalendarValues[N]) =>
    setValue(name, { ...getValues(name), ...days } as never, { shouldDirty: true });
  return {
    values,
    setHolidays: (days: Record<string, Holiday | null>) => change('holidays', days),
    setExtra: (days: Record<string, readonly Interval[] | null>) => change('extra', days),
  };
}
