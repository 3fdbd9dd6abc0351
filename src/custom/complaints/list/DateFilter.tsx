import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { coreFilters } from './coreFilters.ts';
import { FilterInput } from './filterInputs.tsx';
import type { Filters } from './listAddress.ts';
import { type Period, periods } from './periods.ts';

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
      <TextField
        select
        label={translate('complaint.fields.date')}
        value={hasDays ? OTHER : (shown?.name ?? '')}
        onChange={({ target }) => choose(target.value)}
        size="small"
        margin="dense"
      >
        <MenuItem value="">{translate('complaint.list.period.any')}</MenuItem>
        {known.map(({ name }) => (
          <MenuItem key={name} value={name}>
            {translate(`complaint.list.period.${name}`)}
          </MenuItem>
        ))}
        <MenuItem value={OTHER}>{translate('complaint.list.period.other')}</MenuItem>
      </TextField>
      {hasDays && DAYS.map((filter) => <FilterInput key={filter.field} filter={filter} />)}
    </>
  );
}
