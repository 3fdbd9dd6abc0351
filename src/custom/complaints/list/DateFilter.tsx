import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { addDays, dayOf, weekdayOf } from '#contract/kernel/day.ts';
import { ChoiceField } from '#src/components/form/ChoiceField.tsx';
import { coreFilters } from './coreFilters.ts';
import { FilterInput } from './filterInputs.tsx';
import type { Filters } from './listAddress.ts';

const DAYS = coreFilters.filter(({ field }) => field === 'from_date' || field === 'to_date');
const OTHER = 'other';

/** The days on which grievances were recorded: a named period, or two typed days (LIST-03). */
export function DateFilter() {
  const translate = useTranslate();
  const { setValue } = useFormContext<Filters>();
  const [from, to] = useWatch<Filters, ['from_date', 'to_date']>({ name: ['from_date', 'to_date'] });
  const [isOther, setOther] = useState(false);
  const known = periods(new Date());
  const isSet = Boolean(from || to);
  const shown = isOther ? undefined : known.find((one) => one.from === from && one.to === (to ?? null));
  const hasDays = isOther || (isSet && !shown);
  const choose = (name: string) => {
    setOther(name === OTHER);
    if (name === OTHER) return;
    const period: Partial<Period> = known.find((one) => one.name === name) ?? {};
    setValue('from_date', period.from ?? null);
    setValue('to_date', period.to ?? null);
  };
  return (
    <>
      <ChoiceField
        label={translate('complaint.fields.date')}
        margin="dense"
        value={hasDays ? OTHER : (shown?.name ?? '')}
        onChange={choose}
        choices={[
          ['', translate('complaint.list.period.any')],
          ...known.map(({ name }) => [name, translate(`complaint.list.period.${name}`)] as const),
          [OTHER, translate('complaint.list.period.other')],
        ]}
      />
      {hasDays && DAYS.map((filter) => <FilterInput key={filter.field} filter={filter} />)}
    </>
  );
}

interface Period {
  name: 'today' | 'last7' | 'lastWeek' | 'thisMonth';
  from: string;
  /** null for a period that has not ended. */
  to: string | null;
}

/** The named periods of the date filter at an instant. Weeks begin on Monday. */
function periods(now: Date): Period[] {
  const today = dayOf(now);
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  return [
    { name: 'today', from: today, to: today },
    { name: 'last7', from: addDays(today, -6), to: null },
    { name: 'lastWeek', from: addDays(monday, -7), to: addDays(monday, -1) },
    { name: 'thisMonth', from: `${today.slice(0, 8)}01`, to: null },
  ];
}
